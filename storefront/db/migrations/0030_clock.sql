-- The clock's mark never runs ahead of what it marks: the lists of a status walk by the mark and rely on it. Whoever
-- moves an end takes the mark off.
ALTER TABLE licenses ADD CONSTRAINT licenses_noticed_after_expiry
  CHECK (expiry_noticed_at IS NULL OR (expires_at IS NOT NULL AND expires_at <= expiry_noticed_at));
ALTER TABLE discounts ADD CONSTRAINT discounts_noticed_after_end
  CHECK (expiry_noticed_at IS NULL OR (end_date IS NOT NULL AND end_date <= expiry_noticed_at));
