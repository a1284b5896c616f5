-- How much readers of Chinese care for a league: lists and the filter show the heavier one first. Ours, whatever feed brings the
-- league; one without a row here weighs by its level.
CREATE TABLE league_weights (
  sport_id smallint NOT NULL REFERENCES sports,
  league_key text NOT NULL,
  weight smallint NOT NULL CHECK (weight BETWEEN 1 AND 100),
  PRIMARY KEY (sport_id, league_key)
);
INSERT INTO league_weights (sport_id, league_key, weight)
SELECT 1, key, weight FROM (VALUES
  ('eng.1', 100), ('fifa.wc', 100), ('uefa.cl', 98), ('esp.1', 96), ('uefa.euro', 96),
  ('ita.1', 94), ('chn.1', 94), ('ger.1', 93), ('fra.1', 91), ('conmebol.ca', 90),
  ('afc.cup', 90), ('fifa.cwc', 90), ('uefa.el', 88), ('fifa.wcq', 88), ('eng.cup', 86),
  ('esp.cup', 86), ('uefa.nl', 84), ('uefa.conf', 84), ('conmebol.lib', 84), ('por.1', 82),
  ('ned.1', 82), ('bra.1', 80), ('eng.2', 80), ('arg.1', 78), ('ger.cup', 78), ('ita.cup', 78),
  ('chn.cup', 78), ('tur.1', 76), ('usa.1', 76), ('jpn.1', 76), ('uefa.euroq', 76),
  ('ksa.1', 74), ('kor.1', 74), ('caf.cn', 74), ('bel.1', 72), ('sco.1', 72), ('mex.1', 72),
  ('concacaf.gc', 72), ('aus.1', 70), ('rus.1', 70), ('gre.1', 68), ('den.1', 68), ('nor.1', 68),
  ('swe.1', 68), ('esp.2', 66), ('ger.2', 66), ('ita.2', 66), ('fra.2', 66), ('pol.1', 64),
  ('chn.2', 64), ('jpn.cup', 64), ('jpn.2', 62), ('kor.2', 62), ('bra.2', 62), ('uae.1', 60),
  ('irn.1', 60), ('egy.1', 60), ('col.1', 60), ('chi.1', 60), ('eng.3', 58), ('tha.1', 58),
  ('int.fr', 58), ('uru.1', 56), ('ecu.1', 56), ('per.1', 56), ('rsa.1', 56), ('eng.4', 54),
  ('idn.1', 54), ('vie.1', 54), ('ind.1', 54), ('uzb.1', 54), ('chn.w1', 52), ('jpn.w1', 52),
  ('kaz.1', 52), ('chn.3', 50), ('jpn.3', 50), ('usa.2', 50), ('mex.2', 50), ('rus.2', 50),
  ('chn.u21', 46), ('kor.3', 46), ('jpn.4', 46), ('nzl.1', 46), ('aus.nsw', 44), ('aus.vic', 44),
  ('aus.qld', 44)
) known (key, weight);
