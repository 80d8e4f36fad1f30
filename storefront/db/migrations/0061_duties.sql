-- What the clock looks for.
CREATE INDEX sales_unsettled ON sales (store_id, completed_at) WHERE status = 'completed' AND refunded_at IS NULL;
CREATE INDEX licenses_nearing_expiry ON licenses (store_id, expires_at)
  WHERE nearing_expiry_noticed_at IS NULL AND revoked_at IS NULL AND expires_at IS NOT NULL;
CREATE INDEX pulse_bodies_by_age ON pulse_bodies (store_id, created_at);

-- A replay walks the failed deliveries in their order, so it stands at an instant and an id.
ALTER TABLE pulse_replays DROP COLUMN until_id;
ALTER TABLE pulse_replays ADD COLUMN after_at timestamptz(3);
