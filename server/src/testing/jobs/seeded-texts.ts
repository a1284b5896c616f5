/** Articles whose time has come, posts with old scores, and a conversation that is not indexed. */
export const TEXTS = `
  INSERT INTO articles (id, key, state, column_id, title, summary, author, source_name, source_url,
      blocks, published_at) OVERRIDING SYSTEM VALUE
    SELECT n, 'a' || n, 'scheduled', 1011, '预告' || n, '', '', '赛点', '',
      '[{"kind":"paragraph","spans":[{"text":"第一段"}]}]',
      now() + CASE WHEN n = 4 THEN interval '2 hours' ELSE interval '-2 hours' END
    FROM generate_series(1, 4) n;
  INSERT INTO article_columns (article_id, column_id) SELECT n, 1011 FROM generate_series(1, 4) n;
  INSERT INTO article_pictures VALUES (repeat('b', 32), 100, 100, NULL, '2024-01-01'),
    (repeat('c', 32), 100, 100, NULL, '2024-01-01'), (repeat('d', 32), 100, 100, 1, '2024-01-01');
  INSERT INTO circles (id, kind, name, description, colors, mark, weight) OVERRIDING SYSTEM VALUE
    VALUES (100, 'general', '综合', '', ARRAY['#aa0000', '#ffffff'], '综', 1);
  INSERT INTO posts (id, circle_id, author_id, request_key, state, was_shown, text, spans, text_key,
      region, at, score) OVERRIDING SYSTEM VALUE
    SELECT n, 100, 11, 'k' || n, 'shown', true, '帖子', '[]', '', '',
      now() - n * interval '1 minute', 0 FROM generate_series(1, 9) n;
  INSERT INTO post_pictures (key, member_id, width, height, made_at)
    VALUES (repeat('e', 32), 11, 10, 10, '2024-01-01');
  INSERT INTO sanctions (member_id, kind, scope, until, reason, by_staff, at)
    VALUES (14, 'mute', 'circle', '2020-01-01', '', 'test', '2019-12-01');
  INSERT INTO conversations (id, kind, one_id, other_id, epoch, last_seq, messages, last_at)
      OVERRIDING SYSTEM VALUE
    VALUES (1, 1, 11, 12, 'e', 90, 90, '2024-01-01'), (2, 1, 11, 14, 'e', 40, 40, '2024-01-01');
  INSERT INTO conversation_members (conversation_id, member_id, joined_at)
    VALUES (1, 11, '2024-01-01'), (1, 12, '2024-01-01'), (2, 11, '2024-01-01'),
      (2, 14, '2024-01-01');
  INSERT INTO conversation_entries (conversation_id, seq, messages, sender_id, kind, body, at)
    SELECT 1 + (n > 90)::int, CASE WHEN n > 90 THEN n - 90 ELSE n END,
      CASE WHEN n > 90 THEN n - 90 ELSE n END, 11, 1, jsonb_build_object('text', '消息' || n),
      '2024-01-01' FROM generate_series(1, 130) n;
  INSERT INTO conversation_entries (conversation_id, seq, messages, sender_id, kind, body, at,
      recalled_at)
    VALUES (1, 91, 91, 11, 2, '{}', now() - interval '1 day', now() - interval '20 hours');
  UPDATE conversations SET last_seq = 91, messages = 91 WHERE id = 1;
  INSERT INTO message_files (key, kind, member_id, width, height, made_at, conversation_id, seq)
    VALUES (repeat('f', 32), 1, 11, 10, 10, '2024-01-01', NULL, NULL),
      (repeat('0', 32), 1, 11, 10, 10, '2024-01-01', 1, 91),
      (repeat('1', 32), 1, 11, 10, 10, '2024-01-01', 2, NULL);
  INSERT INTO group_requests (conversation_id, member_id, message, at)
    VALUES (1, 14, '', '2024-01-01')`

/** Objects of two days ago: those with a row above, and one of each kind without a row. */
export const OBJECTS = [
  ...['a', '2'].map((mark) => `feedback/${mark.repeat(32)}-400.webp`),
  ...['b', 'c', 'd', '3'].map((mark) => `news/${mark.repeat(32)}-400.webp`),
  ...['e', '4'].map((mark) => `posts/${mark.repeat(32)}-400.webp`),
  ...['f', '0', '1', '5'].map((mark) => `messages/${mark.repeat(32)}-400.webp`),
  `portraits/${'6'.repeat(32)}-400.webp`,
  `waiting/${'7'.repeat(32)}-400.webp`,
]
