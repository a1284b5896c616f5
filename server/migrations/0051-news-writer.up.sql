-- Articles that the product wrote from its own matches, with what each was written from: another
-- one means that the data was corrected.
CREATE TABLE written_articles (
  -- The key of the article.
  key text PRIMARY KEY,
  match_id integer REFERENCES matches ON DELETE CASCADE,
  facts text NOT NULL,
  picture_key text,
  written_at timestamptz NOT NULL
);
CREATE INDEX written_articles_by_match ON written_articles (match_id);
