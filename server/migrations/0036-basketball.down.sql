DROP TABLE basketball_shots, basketball_player_lines, basketball_match_facts,
  basketball_text_lines, basketball_corrections, basketball_incidents, basketball_match_states;
ALTER TABLE football_text_lines DROP COLUMN period, DROP COLUMN clock;
UPDATE players SET position = NULL WHERE position IN ('C', 'SF', 'PF', 'SG', 'PG');
ALTER TABLE players DROP CONSTRAINT players_position_check;
ALTER TABLE players ADD CONSTRAINT players_position_check CHECK (position IN ('G', 'D', 'M', 'F'));
