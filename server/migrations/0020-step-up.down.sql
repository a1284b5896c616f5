DROP TABLE step_up_proofs;
