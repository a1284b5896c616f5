DROP TABLE topic_handovers;
