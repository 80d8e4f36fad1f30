-- What the clock looks for: sales whose payment is overdue, and what has been kept long enough.
CREATE INDEX sales_awaiting_payment ON sales (store_id, awaiting_payment_at) WHERE status = 'awaiting_payment';
