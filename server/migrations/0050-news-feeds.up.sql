-- The feeds of the configuration and how reading them went last.
CREATE TABLE news_feeds (
  url text PRIMARY KEY,
  name text NOT NULL,
  -- Sent with the next request: an unchanged feed is not sent again.
  etag text NOT NULL DEFAULT '',
  last_modified text NOT NULL DEFAULT '',
  -- When it was last asked, when it last answered, and when it is asked next.
  asked_at timestamptz,
  answered_at timestamptz,
  next_at timestamptz NOT NULL,
  -- Failures since the last answer, and the last one in one line.
  failures integer NOT NULL DEFAULT 0,
  problem text NOT NULL DEFAULT '',
  -- Of the last answer.
  stored integer NOT NULL DEFAULT 0,
  rejected integer NOT NULL DEFAULT 0
);

-- What is compared to find the same story in another source.
CREATE TABLE article_signatures (
  article_id bigint PRIMARY KEY REFERENCES articles ON DELETE CASCADE,
  at timestamptz NOT NULL,
  title_key text NOT NULL,
  parts integer NOT NULL,
  -- 128 numbers of 32 bits.
  hashes bytea NOT NULL,
  -- Stories without a common band are hardly alike.
  bands integer[] NOT NULL
);
CREATE INDEX article_signatures_by_band ON article_signatures USING gin (bands);
CREATE INDEX article_signatures_by_title ON article_signatures (title_key, at);
CREATE INDEX article_signatures_by_time ON article_signatures (at);

-- Every page that tells the story of an article, the one it was taken from among them.
CREATE TABLE article_sources (
  -- The canonical link.
  key text PRIMARY KEY,
  article_id bigint NOT NULL REFERENCES articles ON DELETE CASCADE,
  name text NOT NULL,
  url text NOT NULL,
  -- Changes with the text.
  content_hash text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX article_sources_by_article ON article_sources (article_id);
