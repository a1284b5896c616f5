DROP TABLE league_weights;
