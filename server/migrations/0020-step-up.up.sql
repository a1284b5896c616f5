-- Proofs that the member is at this login: they live for minutes, for one login and one act.
CREATE UNLOGGED TABLE step_up_proofs (
  -- SHA-256 of the proof; the proof itself is with the device alone.
  proof_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL,
  act text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX step_up_proofs_over ON step_up_proofs (expires_at);
