UPDATE noble_offers SET privileges = CASE
  WHEN level >= 5 THEN '{badge,entrance,bigEntrance,danmakuColor,fastChat,monthlyBag}'::text[]
  WHEN level = 4 THEN '{badge,entrance,bigEntrance,danmakuColor,monthlyBag}'::text[]
  ELSE privileges END;
