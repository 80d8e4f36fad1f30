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
-- The usual case is cheap: one instance asks for a subject, and nothing it did is older than a minute. `uses` stays in
-- order, so that its first tells whether there is anything to forget.
CREATE FUNCTION lease_requests(
  the_subject text, instance text, ages float8[], kept integer, wanted integer, most integer, life interval,
  OUT granted integer, OUT keeps boolean, OUT free integer, OUT next_free float8
) LANGUAGE plpgsql AS $$
DECLARE
  minute CONSTANT interval := '60 seconds';
  known rate_limits;
  moment timestamptz;
  recent timestamptz[];
  fresh timestamptz[];
  others integer := 0;
BEGIN
  SELECT * INTO known FROM rate_limits WHERE subject = the_subject FOR UPDATE;
  IF NOT FOUND THEN
    INSERT INTO rate_limits (subject, touched_at) VALUES (the_subject, date_trunc('minute', clock_timestamp()))
      ON CONFLICT DO NOTHING;
    SELECT * INTO known FROM rate_limits WHERE subject = the_subject FOR UPDATE;
  END IF;
  moment := clock_timestamp();

  fresh := '{}';
  IF cardinality(ages) > 0 THEN
    fresh := ARRAY(SELECT moment - age * interval '1 second' FROM unnest(ages) age ORDER BY age DESC);
  END IF;

  IF cardinality(known.holders) = 0 OR known.holders = ARRAY[instance] AND known.held_until[1] > moment THEN
    keeps := cardinality(known.holders) = 1;
    known.holders := '{}';
    known.held := '{}';
    known.held_until := '{}';
  ELSE
    fresh := ARRAY(
      SELECT unnest(fresh) AS used UNION ALL
      SELECT ended FROM unnest(known.held, known.held_until) AS lease (amount, ended), generate_series(1, amount)
      WHERE ended <= moment ORDER BY used);
    keeps := EXISTS (SELECT FROM unnest(known.holders, known.held_until) AS lease (holder, ended)
                     WHERE holder = instance AND ended > moment);
    SELECT coalesce(array_agg(holder), '{}'), coalesce(array_agg(amount), '{}'), coalesce(array_agg(ended), '{}'),
           coalesce(sum(amount), 0)
      INTO known.holders, known.held, known.held_until, others
      FROM unnest(known.holders, known.held, known.held_until) AS lease (holder, amount, ended)
      WHERE holder <> instance AND ended > moment AND amount > 0;
  END IF;
  IF NOT keeps THEN kept := 0; END IF;

  recent := known.uses || fresh;
  IF recent[1] <= moment - minute OR fresh[1] < known.uses[cardinality(known.uses)] THEN
    recent := ARRAY(SELECT used FROM unnest(recent) used WHERE used > moment - minute ORDER BY used);
  END IF;

  free := greatest(most - cardinality(recent) - others - kept, 0);
  granted := least(greatest(wanted, 0), free);
  free := free - granted;
  next_free := extract(epoch FROM recent[1] + minute - moment);
  IF kept + granted > 0 THEN
    known.holders := known.holders || instance;
    known.held := known.held || (kept + granted);
    known.held_until := known.held_until || (moment + life);
  END IF;

  UPDATE rate_limits SET uses = recent, touched_at = date_trunc('minute', moment), holders = known.holders,
    held = known.held, held_until = known.held_until
    WHERE subject = the_subject;
END $$;
