/** Members 11 to 16, two who leave and two anchors, with rows of theirs that have expired. */
export const MEMBERS = `
  INSERT INTO accounts (id, phone, created_at, deleting_at)
    SELECT n, '1380000000' || (n % 10), '2024-01-01',
      CASE WHEN n IN (15, 16) THEN now() - interval '2 days' END FROM generate_series(11, 16) n;
  INSERT INTO profiles (account_id, nickname, nickname_skeleton)
    SELECT n, '球迷' || n, 'qiumi' || n FROM generate_series(11, 16) n;
  INSERT INTO ledger_accounts (id, kind, account_id, balance) OVERRIDING SYSTEM VALUE
    SELECT 100 + n, 'member', n, 0 FROM generate_series(11, 16) n WHERE n <> 13;
  INSERT INTO sessions (id, account_id, token_hash, device_name, region, logged_in_at, seen_at,
      expires_at)
    SELECT gen_random_uuid(), n, sha256(n::text::bytea), '', '', '2024-01-01', '2024-01-01',
      '2024-03-01' FROM generate_series(11, 16) n;
  INSERT INTO sms_codes VALUES ('13800000001', 'login', '\\x00', '2024-01-01', '2024-01-02', 'n');
  INSERT INTO password_ivs VALUES ('\\x00', '2024-01-01');
  INSERT INTO socket_tickets VALUES ('\\x00', gen_random_uuid(), '2024-01-01');
  INSERT INTO step_up_proofs VALUES ('\\x00', gen_random_uuid(), 'erase', '2024-01-01');
  INSERT INTO passkey_challenges VALUES ('\\x00', 'login', '2024-01-01');
  INSERT INTO rate_limits VALUES ('k', 1, '2024-01-01', '2024-01-02');
  INSERT INTO known_networks VALUES (11, 'n', '2020-01-01');
  INSERT INTO follows (account_id, kind, target_id, is_on, at, title, sport_id)
    SELECT n, 'team', t::text, t > 2, '2020-01-01', '', 1
    FROM generate_series(11, 16) n, generate_series(1, 4) t;
  INSERT INTO favourites SELECT * FROM follows;
  INSERT INTO visits (account_id, kind, target_id, is_on, at, title, sport_id)
    SELECT n, 'match', t::text, t > 2, '2020-01-01', '', 1
    FROM generate_series(11, 16) n, generate_series(1, 4) t;
  INSERT INTO notices (account_id, kind, template, data, link, at)
    SELECT n, 'system', 'old', '{}', '', '2024-01-01' FROM generate_series(11, 16) n;
  INSERT INTO notice_keys SELECT n, 'old', '2024-01-01' FROM generate_series(11, 16) n;
  INSERT INTO topic_positions (topic, seq, used_at)
    VALUES ('user/11', 1, now()), ('user/99', 1, '2024-01-01');
  INSERT INTO topic_events VALUES ('user/11', 1, '{}', '2024-01-01');
  INSERT INTO assistant_usage VALUES ('2024-01-01', 'member 11', 3), (current_date, 'member 11', 2);
  INSERT INTO message_paces VALUES (11, '2024-01-01', 1);
  INSERT INTO feedback_pictures VALUES (repeat('a', 32), 11, NULL, '2024-01-01')`

/** Rooms of the anchors 12 and 13, gifts to them, and nobles whose level ends. */
export const ROOMS = `
  INSERT INTO rooms (id, anchor_id, title, column_id, heat, list_heat, created_at, cleared_to)
      OVERRIDING SYSTEM VALUE
    VALUES (1, 12, '直播间', 1, 40, 10, '2024-01-01', 500), (2, 13, '直播间', 1, 5, 0, '2024-01-01', 0);
  INSERT INTO room_messages (id, room_id, author_id, key, text, at) OVERRIDING SYSTEM VALUE
    SELECT 400 + n, 1 + n % 2, 11, 'k' || n, '好球',
      CASE WHEN n < 50 THEN '2024-01-01' ELSE now() - interval '3 days' END
    FROM generate_series(1, 150) n;
  INSERT INTO room_paces VALUES ('room/1', '[]', 0, '2024-01-01');
  INSERT INTO room_activity SELECT 1 + n % 2, '2024-01-01'::date + n / 2, 11, 5, 1
    FROM generate_series(1, 40) n;
  INSERT INTO announced_broadcasts (id, room_id, title, starts_at) OVERRIDING SYSTEM VALUE
    VALUES (1, 1, '德比', now() - interval '5 minutes'), (2, 2, '旧的', '2024-01-01');
  INSERT INTO broadcasts (id, room_id, title, started_at, seen_at) OVERRIDING SYSTEM VALUE
    VALUES (1, 1, '德比', now() - interval '10 minutes', now() + interval '1 hour');
  INSERT INTO broadcast_bookings SELECT 1, n, '2024-01-01' FROM generate_series(11, 14) n;
  INSERT INTO gift_income (id, anchor_id, coins) OVERRIDING SYSTEM VALUE
    SELECT n, 12 + n % 2, 10 FROM generate_series(1, 20) n;
  INSERT INTO gift_sends (member_id, key, room_id, gift_id, count, source, combo_id, combo_count,
      is_half, at)
    SELECT 11, 'k' || n, 1, 1, 1, 'coins', n, 1, false, '2024-01-01' FROM generate_series(1, 9) n;
  INSERT INTO gift_combos VALUES (1, 11, 1, 'coins', 9, 9, '2024-01-01', false);
  INSERT INTO gift_bag VALUES (11, 1, '2024-01-01', 2), (11, 1, now() + interval '2 days', 3);
  INSERT INTO nobles (account_id, level, until)
    VALUES (11, 1, date_trunc('day', now()) + interval '2 days'),
    (12, 2, date_trunc('day', now()) - interval '1 day'), (13, 1, '2020-01-01');
  INSERT INTO noble_orders VALUES (13, 'k', 1, 100, '2020-01-01', '2019-12-01')`
