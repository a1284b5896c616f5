DROP TABLE predictions;
DROP TABLE prediction_heads;
DROP TABLE prediction_records;
