-- Circles of fans (圈子): of a league, of a team, or a general one.
CREATE TABLE circles (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('league', 'team', 'general')),
  league_id integer UNIQUE REFERENCES leagues ON DELETE SET NULL,
  team_id integer UNIQUE REFERENCES teams ON DELETE SET NULL,
  name text NOT NULL,
  description text NOT NULL,
  rules text[] NOT NULL DEFAULT ARRAY[
    '聊球友善，不攻击球员、教练、裁判和其他球迷。',
    '不发广告、联系方式和外链，不谈赌博。',
    '转述消息请注明来源，未经证实的不要当成定论。',
    '剧透比分前想想正在补看的人。'
  ],
  colors text[] NOT NULL CHECK (cardinality(colors) = 2),
  mark text NOT NULL,
  iso text,
  -- Order of circles with as many members, the greater first.
  weight smallint NOT NULL,
  members integer NOT NULL DEFAULT 0 CHECK (members >= 0),
  -- Posts that everybody sees.
  posts integer NOT NULL DEFAULT 0 CHECK (posts >= 0)
);
INSERT INTO circles (kind, name, description, colors, mark, weight) VALUES
  ('general', '足球大家谈', '国内国外、男足女足，聊什么比赛都行。', '{#1b8a5a,#0d4f34}', '足', 120),
  ('general', '篮球大家谈', '职业联赛到街头球场，爱篮球就来。', '{#e07a1f,#8a3d0a}', '篮', 119),
  ('general', '战术板', '阵型、跑位、换人，一帧一帧地聊。', '{#3557a8,#182a57}', '术', 118),
  ('general', '野球场', '周末踢球打球的人都在这儿，晒伤、约球、装备。', '{#6f8f2b,#38480f}', '野', 117),
  ('general', '经典回忆', '老比赛、老照片、老球衣，记住它们的人。', '{#8a5a34,#4a2d17}', '忆', 116),
  ('general', '女子赛场', '女足女篮，从看每一场开始。', '{#b8457f,#61203f}', '她', 115),
  ('general', '球衣球鞋', '新款、老款、上脚感受和保养。', '{#4a4f5a,#20242c}', '装', 114),
  ('general', '看台日记', '去过的球场、一起看球的人。', '{#2a8aa8,#134656}', '台', 113);

CREATE TABLE circle_members (
  circle_id integer NOT NULL REFERENCES circles,
  member_id bigint NOT NULL REFERENCES accounts,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (circle_id, member_id)
);
CREATE INDEX circle_members_by_member ON circle_members (member_id);

CREATE TABLE circle_managers (
  circle_id integer NOT NULL REFERENCES circles,
  member_id bigint NOT NULL REFERENCES accounts,
  appointed_at timestamptz NOT NULL,
  PRIMARY KEY (circle_id, member_id)
);
CREATE INDEX circle_managers_by_member ON circle_managers (member_id);

-- Who writes nothing for some time: in a circle, or nowhere (without a circle).
CREATE TABLE community_mutes (
  member_id bigint NOT NULL REFERENCES accounts,
  circle_id integer REFERENCES circles,
  until timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (member_id, circle_id)
);
CREATE INDEX community_mutes_by_end ON community_mutes (until);

CREATE TABLE posts (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 10001) PRIMARY KEY,
  circle_id integer NOT NULL REFERENCES circles,
  author_id bigint NOT NULL REFERENCES accounts,
  -- Chosen by the device: the same post again is the same row.
  request_key text NOT NULL,
  state text NOT NULL CHECK (state IN ('shown', 'waiting', 'rejected', 'deleted')),
  -- Everybody saw it once: an undone removal shows it again.
  was_shown boolean NOT NULL,
  text text NOT NULL,
  -- The text with its mentions and topics as links.
  spans jsonb NOT NULL,
  mentions bigint[] NOT NULL DEFAULT '{}',
  -- Finds the same text, whatever its spaces and signs; empty for none.
  text_key text NOT NULL,
  match_id integer REFERENCES matches ON DELETE SET NULL,
  team_id integer REFERENCES teams ON DELETE SET NULL,
  region text NOT NULL,
  at timestamptz NOT NULL,
  edited_at timestamptz,
  pinned_at timestamptz,
  -- Place in hot lists: seconds since 1970, later for what is liked and discussed.
  score bigint NOT NULL,
  UNIQUE (author_id, request_key)
);
CREATE INDEX posts_hot ON posts (score DESC, id DESC) WHERE state = 'shown';
CREATE INDEX posts_hot_of_circle ON posts (circle_id, score DESC, id DESC) WHERE state = 'shown';
CREATE INDEX posts_new ON posts (id DESC) WHERE state = 'shown';
CREATE INDEX posts_new_of_circle ON posts (circle_id, id DESC) WHERE state = 'shown';
CREATE INDEX posts_by_author ON posts (author_id, id DESC);
CREATE INDEX posts_pinned ON posts (circle_id, pinned_at DESC) WHERE pinned_at IS NOT NULL;
CREATE INDEX posts_by_text ON posts (text_key, at) WHERE text_key <> '';
CREATE INDEX posts_by_match ON posts (match_id, id DESC) WHERE match_id IS NOT NULL;
CREATE INDEX posts_by_team ON posts (team_id, id DESC) WHERE team_id IS NOT NULL;

-- Topics (#…#), written without their two signs.
CREATE TABLE topics (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  -- Posts that everybody sees.
  posts integer NOT NULL DEFAULT 0 CHECK (posts >= 0)
);
CREATE INDEX topics_by_prefix ON topics (lower(name) text_pattern_ops);
CREATE TABLE post_topics (
  topic_id integer NOT NULL REFERENCES topics,
  post_id bigint NOT NULL REFERENCES posts,
  PRIMARY KEY (topic_id, post_id)
);
CREATE INDEX post_topics_by_post ON post_topics (post_id);
CREATE INDEX profiles_by_prefix ON profiles (lower(nickname) text_pattern_ops);

CREATE TABLE post_pictures (
  key text PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES accounts,
  -- Null until a post takes it; swept after a day without one.
  post_id bigint REFERENCES posts,
  place smallint NOT NULL DEFAULT 0,
  width integer NOT NULL,
  height integer NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'shown', 'rejected')),
  -- Everybody knows its name: while it waits again, it is not served.
  was_shown boolean NOT NULL DEFAULT false,
  made_at timestamptz NOT NULL
);
CREATE INDEX post_pictures_of ON post_pictures (post_id, place);
CREATE INDEX post_pictures_by_member ON post_pictures (member_id);
CREATE INDEX post_pictures_unused ON post_pictures (made_at) WHERE post_id IS NULL;

-- Who reported a post, and why. The first report opens a case of the moderation.
CREATE TABLE post_reports (
  post_id bigint NOT NULL REFERENCES posts,
  member_id bigint NOT NULL REFERENCES accounts,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (post_id, member_id)
);
CREATE INDEX post_reports_by_member ON post_reports (member_id);

-- What managers and the staff did in circles.
CREATE TABLE circle_acts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null for an act on all circles.
  circle_id integer REFERENCES circles,
  at timestamptz NOT NULL,
  -- The member who did it, or the name of the staff token.
  by_id bigint REFERENCES accounts,
  by_staff text,
  kind text NOT NULL CHECK (kind IN
    ('pin', 'unpin', 'remove', 'mute', 'unmute', 'appoint', 'dismiss', 'rules')),
  member_id bigint REFERENCES accounts,
  post_id bigint REFERENCES posts,
  hours integer,
  reason text NOT NULL DEFAULT '',
  CHECK ((by_id IS NULL) <> (by_staff IS NULL))
);
CREATE INDEX circle_acts_by_circle ON circle_acts (circle_id, id DESC);
CREATE INDEX circle_acts_by_member ON circle_acts (member_id);
CREATE INDEX circle_acts_by_author ON circle_acts (by_id);
CREATE INDEX circle_acts_by_post ON circle_acts (post_id);
