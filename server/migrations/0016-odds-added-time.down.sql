CREATE FUNCTION odds_quote_json(quote odds_quote) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN (quote).at IS NOT NULL THEN jsonb_build_object(
    'at', (quote).at,
    'minute', (quote).minute + coalesce((quote).added_minute, 0),
    'left', trim_scale((quote).left_value / 1000.0),
    'middle', trim_scale((quote).middle_value / 1000.0),
    'right', trim_scale((quote).right_value / 1000.0),
    'turn', jsonb_build_array((quote).left_turn, (quote).middle_turn, (quote).right_turn),
    'status', (quote).status,
    'suspended', (quote).suspended,
    'score', CASE WHEN (quote).home_score IS NOT NULL
      THEN jsonb_build_array((quote).home_score, (quote).away_score) END) END
$$;
ALTER TABLE odds_lines
  ALTER COLUMN opening TYPE jsonb USING odds_quote_json(opening),
  ALTER COLUMN prematch TYPE jsonb USING odds_quote_json(prematch),
  ALTER COLUMN inplay TYPE jsonb USING odds_quote_json(inplay);
DROP FUNCTION odds_quote_json(odds_quote);
DROP TYPE odds_quote;

UPDATE odds_quotes SET minute = minute + added_minute WHERE added_minute IS NOT NULL;
ALTER TABLE odds_quotes DROP COLUMN added_minute;
