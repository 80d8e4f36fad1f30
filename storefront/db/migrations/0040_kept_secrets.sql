-- Secrets that the service makes for itself and all its instances share, where its owner gave none.
CREATE TABLE kept_secrets (
  name text PRIMARY KEY,
  secret text NOT NULL
);
