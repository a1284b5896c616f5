DROP TABLE article_sources;
DROP TABLE article_signatures;
DROP TABLE news_feeds;
