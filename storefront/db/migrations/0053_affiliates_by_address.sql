-- An address is one person's in whatever case it came here.
CREATE INDEX affiliates_by_address ON affiliates (store_id, lower(user_email));
DROP INDEX affiliates_by_email;
