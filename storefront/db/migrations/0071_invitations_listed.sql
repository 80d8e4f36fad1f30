-- One that ran out is `expired` in every answer from that moment on; the clock writes it down, which keeps the walks of
-- a status short.
CREATE INDEX affiliate_invitations_of_status ON affiliate_invitations (store_id, status, created_at, id);
CREATE INDEX affiliate_invitations_ending ON affiliate_invitations (store_id, expires_at) WHERE status = 'pending';
