DROP TABLE demo_progress;
