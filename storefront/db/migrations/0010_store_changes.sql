-- Instances keep a key's store in memory beside the key; a change of the store drops it there.
CREATE FUNCTION announce_store_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('store_changed', OLD.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER stores_announce_change AFTER UPDATE OR DELETE ON stores
  FOR EACH ROW EXECUTE FUNCTION announce_store_change();
