DROP TABLE notice_keys;
DROP TABLE notices;
DROP TABLE topic_events;
DROP TABLE topic_positions;
