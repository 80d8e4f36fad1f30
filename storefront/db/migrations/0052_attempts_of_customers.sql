-- A customer's attempts in their order, however many licenses they have: a license never changes hands.
ALTER TABLE activation_attempts ADD COLUMN customer_id bigint;
UPDATE activation_attempts a SET customer_id = l.customer_id
  FROM licenses l WHERE l.store_id = a.store_id AND l.id = a.license_id;
ALTER TABLE activation_attempts
  ADD FOREIGN KEY (store_id, customer_id) REFERENCES customers (store_id, id);

CREATE INDEX activation_attempts_of_customer ON activation_attempts (store_id, customer_id, created_at, id);
CREATE INDEX activation_attempts_of_customer_and_code
  ON activation_attempts (store_id, customer_id, coalesce(code, ''), created_at, id);

-- A program that asks at each of its starts leaves tens of thousands of accepted attempts, and a refusal among them.
CREATE INDEX activation_attempts_refused_of_license ON activation_attempts (store_id, license_id, created_at, id)
  WHERE outcome = 'refused';
CREATE INDEX activation_attempts_refused_of_customer ON activation_attempts (store_id, customer_id, created_at, id)
  WHERE outcome = 'refused';

-- A key that is a license's is looked for through it; so this one holds only those that are nobody's, as typed.
CREATE INDEX activation_attempts_of_unknown_key ON activation_attempts (store_id, license_key, created_at, id)
  WHERE license_id IS NULL;
DROP INDEX activation_attempts_of_key;
