-- A term of one or two letters must begin a line of what is searched. Trigrams tell beginnings of lines from those of
-- words only by looking at each row, and some words are in every row; so such terms have an index of their own.
CREATE FUNCTION line_beginnings(search_text text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT array_agg(DISTINCT left(line, length))
          FROM unnest(string_to_array(search_text, E'\n')) AS line, generate_series(1, 2) AS length);

CREATE INDEX products_line_beginnings ON products USING gin (store_id, line_beginnings(search_text));
CREATE INDEX customers_line_beginnings ON customers USING gin (store_id, line_beginnings(search_text));
CREATE INDEX discounts_line_beginnings ON discounts USING gin (store_id, line_beginnings(search_text));
CREATE INDEX pulses_line_beginnings ON pulses USING gin (store_id, line_beginnings(search_text));
