DROP TABLE leader_terms;
