DROP TABLE written_articles;
