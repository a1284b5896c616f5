-- Columns of the news, in the order of the product; 头条 is fixed at the front.
CREATE TABLE news_columns (
  id integer PRIMARY KEY,
  name text NOT NULL UNIQUE,
  position smallint NOT NULL UNIQUE,
  is_fixed boolean NOT NULL DEFAULT false
);
INSERT INTO news_columns (id, name, position, is_fixed) VALUES
  (1002, '头条', 0, true),
  (1003, '足球', 1, false),
  (1004, '篮球', 2, false),
  (1011, '英超', 3, false),
  (1012, '西甲', 4, false),
  (1013, '意甲', 5, false),
  (1014, '德甲', 6, false),
  (1015, '法甲', 7, false),
  (1016, '欧冠', 8, false),
  (1017, '中超', 9, false),
  (1021, 'NBA', 10, false),
  (1022, 'CBA', 11, false);

CREATE TABLE articles (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the writer knows the article by: the same one is stored once.
  key text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('draft', 'scheduled', 'published', 'withdrawn')),
  -- The column of its address; all of its columns are in article_columns.
  column_id integer NOT NULL REFERENCES news_columns,
  title text NOT NULL,
  -- Title for readers who hide results; null when title and summary reveal none.
  without_result text,
  summary text NOT NULL,
  author text NOT NULL,
  source_name text NOT NULL,
  source_url text NOT NULL,
  blocks jsonb NOT NULL,
  -- At most three, for lists.
  pictures jsonb NOT NULL DEFAULT '[]',
  has_video boolean NOT NULL DEFAULT false,
  is_demo boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  -- A later text of its feed or writer does not replace it.
  is_edited_by_staff boolean NOT NULL DEFAULT false,
  -- Of a scheduled article: when it will be published; null for a draft.
  published_at timestamptz,
  edited_at timestamptz,
  pinned_until timestamptz,
  CHECK (state IN ('draft', 'withdrawn') OR published_at IS NOT NULL)
);
CREATE INDEX articles_by_time ON articles (published_at DESC, id DESC) WHERE state = 'published';
CREATE INDEX articles_scheduled ON articles (published_at) WHERE state = 'scheduled';
CREATE INDEX articles_pinned ON articles (pinned_until) WHERE pinned_until IS NOT NULL;

-- An article in its columns. shown_at is its time of publication, null while readers do not see it.
CREATE TABLE article_columns (
  article_id bigint NOT NULL REFERENCES articles ON DELETE CASCADE,
  column_id integer NOT NULL REFERENCES news_columns,
  shown_at timestamptz,
  PRIMARY KEY (article_id, column_id)
);
CREATE INDEX article_columns_by_time ON article_columns (column_id, shown_at DESC, article_id DESC)
  WHERE shown_at IS NOT NULL;

-- Acts on an article, each with the text that it left; only added.
CREATE TABLE article_versions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_id bigint NOT NULL REFERENCES articles ON DELETE CASCADE,
  version integer NOT NULL,
  state text NOT NULL,
  title text NOT NULL,
  -- Null when the act left the text of the version as it was.
  content jsonb,
  -- Name of a staff token, a feed or the writer.
  by text NOT NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX article_versions_by_article ON article_versions (article_id, id DESC);

-- Pictures of articles in the storage; one of no article is removed after a day.
CREATE TABLE article_pictures (
  key text PRIMARY KEY,
  width smallint NOT NULL,
  height smallint NOT NULL,
  article_id bigint REFERENCES articles ON DELETE CASCADE,
  at timestamptz NOT NULL
);
CREATE INDEX article_pictures_by_article ON article_pictures (article_id);

-- Teams, leagues and players that the text of an article names.
CREATE TABLE article_mentions (
  article_id bigint NOT NULL REFERENCES articles ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('team', 'league', 'player')),
  target_id integer NOT NULL,
  sport_id smallint NOT NULL REFERENCES sports,
  name text NOT NULL,
  -- Order in the text.
  place smallint NOT NULL,
  PRIMARY KEY (article_id, kind, target_id)
);
CREATE INDEX article_mentions_by_target ON article_mentions (kind, target_id, article_id DESC);

-- Matches that an article is about.
CREATE TABLE article_matches (
  article_id bigint NOT NULL REFERENCES articles ON DELETE CASCADE,
  match_id integer NOT NULL REFERENCES matches ON DELETE CASCADE,
  place smallint NOT NULL,
  PRIMARY KEY (article_id, match_id)
);
CREATE INDEX article_matches_by_match ON article_matches (match_id, article_id DESC);

-- Texts of all kinds that can be searched, as terms made by the server (platform/search).
CREATE TABLE search_documents (
  kind text NOT NULL,
  id bigint NOT NULL,
  at timestamptz NOT NULL,
  -- The member who wrote it; null for a text of no member.
  author_id bigint,
  title_terms tsvector STORAGE MAIN NOT NULL,
  terms tsvector NOT NULL,
  PRIMARY KEY (kind, id)
)
-- The long terms stand apart: a common term is found in thousands of rows, which must be narrow.
WITH (toast_tuple_target = 128);
CREATE INDEX search_documents_by_term ON search_documents USING gin (terms);
CREATE INDEX search_documents_by_title ON search_documents USING gin (title_terms);
CREATE INDEX search_documents_by_time ON search_documents (at DESC, kind DESC, id DESC);
CREATE INDEX search_documents_by_author ON search_documents (author_id) WHERE author_id IS NOT NULL;
