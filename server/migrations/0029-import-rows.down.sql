DROP TABLE import_rows;
