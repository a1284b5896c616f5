-- What rooms have: a badge, an entrance, colour over the video, and a place before the others when
-- many write at once. A banner over the video, less time between two messages and a hidden entrance
-- do not exist.
UPDATE noble_offers SET privileges = CASE
  WHEN level >= 4 THEN '{badge,entrance,danmakuColor,chatPriority,monthlyBag}'::text[]
  WHEN level = 3 THEN '{badge,entrance,danmakuColor,monthlyBag}'::text[]
  ELSE privileges END;
