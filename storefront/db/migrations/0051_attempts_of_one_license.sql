-- A program that asks again and again leaves tens of thousands of refusals of one license; its other attempts are found
-- among them through this. An accepted attempt has no code, which an index gives in order only as a value.
CREATE INDEX activation_attempts_of_license_and_code
  ON activation_attempts (store_id, license_id, coalesce(code, ''), created_at, id);
