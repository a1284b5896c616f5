DROP TABLE search_documents, article_matches, article_mentions, article_pictures, article_versions,
  article_columns, articles, news_columns;
