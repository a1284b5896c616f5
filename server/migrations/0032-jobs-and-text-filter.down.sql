DROP TABLE text_filter_entries;
DROP TABLE scheduled_jobs;
