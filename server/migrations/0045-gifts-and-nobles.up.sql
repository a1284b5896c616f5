-- Shares of anchors collect on an account of the house, which no transfer has to lock, until they
-- are paid out: else all gifts into one room would wait for the balance of its anchor.
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_kind_check
  CHECK (kind IN ('member', 'issued', 'revenue', 'forfeited', 'anchors'));
INSERT INTO ledger_accounts (kind) VALUES ('anchors');

-- The catalogue. A gift without a price comes only from the bag.
CREATE TABLE gifts (
  id integer PRIMARY KEY,
  name text NOT NULL,
  -- Name of a drawing of the gift set.
  icon text NOT NULL,
  coins integer NOT NULL CHECK (coins BETWEEN 0 AND 1000000),
  is_large boolean NOT NULL,
  is_offered boolean NOT NULL DEFAULT true
);
INSERT INTO gifts (id, name, icon, coins, is_large) VALUES
  (1, '加油棒', 'stick', 0, false),
  (2, '比心', 'heart', 1, false),
  (3, '应援哨', 'whistle', 2, false),
  (4, '庆功啤酒', 'beer', 6, false),
  (5, '主队围巾', 'scarf', 10, false),
  (6, '世界波', 'ball', 20, false),
  (7, '三分雨', 'basketball', 30, false),
  (8, '进球礼花', 'firework', 66, false),
  (9, '黄金战靴', 'boots', 188, false),
  (10, '冠军奖杯', 'cup', 520, true),
  (11, '冲天火箭', 'rocket', 1314, true),
  (12, '绿茵王冠', 'crown', 5200, true);

-- One row of a member, locked by everything that they send, earn or limit.
CREATE TABLE gift_purses (
  account_id bigint PRIMARY KEY REFERENCES accounts,
  -- Own limit of coins a Beijing day; null: none. From `next_from` on it is `next_limit`.
  daily_limit integer,
  next_limit integer,
  next_from date,
  spent_day date,
  spent integer NOT NULL DEFAULT 0 CHECK (spent >= 0),
  -- The last day on which half of the limit was reported.
  half_day date,
  -- Being there, on `watched_day`: time in rooms, and the gifts that it earned.
  watched_day date,
  watched_ms integer NOT NULL DEFAULT 0,
  watched_at timestamptz,
  earned smallint NOT NULL DEFAULT 0
);

CREATE TABLE gift_bag (
  account_id bigint NOT NULL REFERENCES accounts,
  gift_id integer NOT NULL REFERENCES gifts,
  expires_at timestamptz NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  PRIMARY KEY (account_id, gift_id, expires_at)
);
CREATE INDEX gift_bag_by_end ON gift_bag (expires_at);

-- Every send, by the key that its client made: what is sent again gets the same answer.
CREATE TABLE gift_sends (
  member_id bigint NOT NULL REFERENCES accounts,
  key text NOT NULL,
  room_id integer NOT NULL REFERENCES rooms ON DELETE CASCADE,
  gift_id integer NOT NULL REFERENCES gifts,
  count integer NOT NULL,
  source text NOT NULL CHECK (source IN ('coins', 'bag')),
  combo_id bigint NOT NULL,
  combo_count integer NOT NULL,
  is_half boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, key)
);
CREATE INDEX gift_sends_by_time ON gift_sends (at);
CREATE INDEX gift_sends_by_room ON gift_sends (room_id);

-- The newest combo of each member with each gift in a room; `is_pending` until the room has seen
-- its count.
CREATE SEQUENCE gift_combo_ids AS bigint;
CREATE TABLE gift_combos (
  room_id integer NOT NULL REFERENCES rooms ON DELETE CASCADE,
  member_id bigint NOT NULL REFERENCES accounts,
  gift_id integer NOT NULL REFERENCES gifts,
  source text NOT NULL CHECK (source IN ('coins', 'bag')),
  id bigint NOT NULL,
  count integer NOT NULL,
  at timestamptz NOT NULL,
  is_pending boolean NOT NULL,
  PRIMARY KEY (room_id, member_id, gift_id, source)
);
CREATE INDEX gift_combos_pending ON gift_combos (room_id) WHERE is_pending;
CREATE INDEX gift_combos_by_member ON gift_combos (member_id);
CREATE INDEX gift_combos_by_time ON gift_combos (at);

-- When a room last got an event of gifts, for all processes.
CREATE TABLE gift_room_events (
  room_id integer PRIMARY KEY REFERENCES rooms ON DELETE CASCADE,
  at timestamptz NOT NULL
);

-- Shares of anchors that are not paid out yet. Nothing here names who gave them.
CREATE TABLE gift_income (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  anchor_id bigint NOT NULL REFERENCES accounts,
  coins integer NOT NULL CHECK (coins > 0)
);
CREATE INDEX gift_income_by_anchor ON gift_income (anchor_id);

-- What a level of nobility costs for thirty days, and what comes with it.
CREATE TABLE noble_offers (
  level smallint PRIMARY KEY CHECK (level BETWEEN 1 AND 6),
  name text NOT NULL,
  coins integer NOT NULL CHECK (coins > 0),
  renew_coins integer NOT NULL CHECK (renew_coins > 0 AND renew_coins <= coins),
  privileges text[] NOT NULL,
  bag_gift_id integer REFERENCES gifts,
  bag_count integer CHECK (bag_count > 0),
  CHECK ((bag_gift_id IS NULL) = (bag_count IS NULL))
);
INSERT INTO noble_offers
  (level, name, coins, renew_coins, privileges, bag_gift_id, bag_count) VALUES
  (1, '骑士', 300, 240, '{badge,entrance}', NULL, NULL),
  (2, '子爵', 900, 720, '{badge,entrance,danmakuColor}', NULL, NULL),
  (3, '伯爵', 2400, 1900, '{badge,entrance,danmakuColor,monthlyBag}', 8, 5),
  (4, '公爵', 6800, 5400, '{badge,entrance,bigEntrance,danmakuColor,monthlyBag}', 8, 15),
  (5, '国王', 18800, 15000,
    '{badge,entrance,bigEntrance,danmakuColor,fastChat,monthlyBag}', 10, 6),
  (6, '皇帝', 52000, 41600,
    '{badge,entrance,bigEntrance,danmakuColor,fastChat,monthlyBag}', 11, 8);

CREATE TABLE nobles (
  account_id bigint PRIMARY KEY REFERENCES accounts,
  level smallint NOT NULL REFERENCES noble_offers,
  until timestamptz NOT NULL,
  -- The ends for which the member was notified, before and after.
  soon_sent_for timestamptz,
  ended_sent_for timestamptz
);
CREATE INDEX nobles_by_end ON nobles (until);

-- Every purchase, by the key that its client made.
CREATE TABLE noble_orders (
  account_id bigint NOT NULL REFERENCES accounts,
  key text NOT NULL,
  level smallint NOT NULL REFERENCES noble_offers,
  coins integer NOT NULL,
  until timestamptz NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (account_id, key)
);
