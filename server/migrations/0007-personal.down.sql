DROP TABLE follows, favourites, visits, history_clearings, settings;
