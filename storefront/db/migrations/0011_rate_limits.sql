-- How often each key and each address without one has asked, shared by all instances. Unlogged: losing it in a crash
-- costs a minute's count, writing it ahead would cost every request.
CREATE UNLOGGED TABLE rate_limits (
  subject text PRIMARY KEY,
  -- When each request of the last minute was made, as far as reported.
  uses timestamptz[] NOT NULL DEFAULT '{}',
  -- Which instance may still let how many requests pass, and until when.
  holders text[] NOT NULL DEFAULT '{}',
  held integer[] NOT NULL DEFAULT '{}',
  held_until timestamptz[] NOT NULL DEFAULT '{}',
  -- To the minute, so that its index rarely changes and most updates stay within their page.
  touched_at timestamptz NOT NULL
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);
CREATE INDEX rate_limits_by_touch ON rate_limits (touched_at);

-- An instance says how long ago it let requests pass (`ages`, so that its clock doesn't matter) and how many of those
-- it was granted it still keeps; it is granted up to `wanted` more, to be used within `life`.
-- The sum of what was used within a minute and what is held never exceeds the limit. What an instance held and never
-- reported on counts as used at the end of its life: nobody knows when it was.
CREATE FUNCTION lease_requests(
  the_subject text, instance text, ages float8[], kept integer, wanted integer, most integer, life interval,
  OUT granted integer, OUT keeps boolean, OUT free integer, OUT next_free float8
) LANGUAGE plpgsql AS $$
DECLARE
  minute CONSTANT interval := '60 seconds';
  known rate_limits;
  moment timestamptz;
  recent timestamptz[];
  others integer;
BEGIN
  SELECT * INTO known FROM rate_limits WHERE subject = the_subject FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO rate_limits (subject, touched_at) VALUES (the_subject, date_trunc('minute', clock_timestamp())) ON CONFLICT DO NOTHING;
    SELECT * INTO known FROM rate_limits WHERE subject = the_subject FOR UPDATE;
  END IF;
  moment := clock_timestamp();

  SELECT coalesce(array_agg(used ORDER BY used), '{}') INTO recent FROM (
    SELECT unnest(known.uses) AS used
    UNION ALL SELECT moment - age * interval '1 second' FROM unnest(ages) age
    UNION ALL SELECT ended FROM unnest(known.held, known.held_until) AS lease (amount, ended),
                                generate_series(1, amount) WHERE ended <= moment
  ) every_use WHERE used > moment - minute;

  keeps := EXISTS (SELECT FROM unnest(known.holders, known.held_until) AS lease (holder, ended)
                   WHERE holder = instance AND ended > moment);
  IF NOT keeps THEN kept := 0; END IF;
  SELECT coalesce(array_agg(holder), '{}'), coalesce(array_agg(amount), '{}'), coalesce(array_agg(ended), '{}'),
         coalesce(sum(amount), 0)
    INTO known.holders, known.held, known.held_until, others
    FROM unnest(known.holders, known.held, known.held_until) AS lease (holder, amount, ended)
    WHERE holder <> instance AND ended > moment AND amount > 0;

  free := greatest(most - cardinality(recent) - others - kept, 0);
  granted := least(greatest(wanted, 0), free);
  free := free - granted;
  next_free := extract(epoch FROM recent[1] + minute - moment);

  UPDATE rate_limits SET uses = recent, touched_at = date_trunc('minute', moment),
    holders = known.holders || CASE WHEN kept + granted > 0 THEN ARRAY[instance] ELSE '{}' END,
    held = known.held || CASE WHEN kept + granted > 0 THEN ARRAY[kept + granted] ELSE '{}' END,
    held_until = known.held_until || CASE WHEN kept + granted > 0 THEN ARRAY[moment + life] ELSE '{}' END
    WHERE subject = the_subject;
END $$;
