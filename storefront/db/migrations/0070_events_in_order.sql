-- In the order in which followers read them: by transaction, so that a reader who stops before the oldest one still
-- under way never passes over an event that is committed later.
CREATE INDEX events_in_order ON events (store_id, transaction, id);
CREATE INDEX events_of_name ON events (store_id, name, created_at, id);
