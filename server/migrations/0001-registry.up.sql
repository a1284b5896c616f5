-- Every published version of every remote; rows are never changed except for a new signature after a key change.
CREATE TABLE remote_versions (
  name text NOT NULL,
  version text NOT NULL,
  -- sha384 over name, version and the files: tells the same upload from another one.
  digest text NOT NULL,
  -- The canonical document: files with sha384 and size, remote.json, requirements, publisher, time.
  document jsonb NOT NULL,
  -- Ed25519 over the canonical document, base64.
  signature text NOT NULL,
  publisher text NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (name, version)
);

-- Where stable and canary point. A rollback moves one pointer.
CREATE TABLE remote_channels (
  name text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('stable', 'canary')),
  version text NOT NULL,
  -- Share of visitors on canary, 0–100; 100 on stable.
  percentage numeric(5, 2) NOT NULL CHECK (percentage BETWEEN 0 AND 100),
  -- Versions that were stable before, newest last.
  history text[] NOT NULL DEFAULT '{}',
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (name, channel),
  FOREIGN KEY (name, version) REFERENCES remote_versions
);

-- A remote held at a version whatever its channels say.
CREATE TABLE remote_pins (
  name text PRIMARY KEY,
  version text NOT NULL,
  pinned_at timestamptz NOT NULL,
  FOREIGN KEY (name, version) REFERENCES remote_versions
);

CREATE TABLE remote_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  name text NOT NULL,
  version text,
  before text,
  percentage numeric(5, 2)
);
CREATE INDEX remote_audit_by_name ON remote_audit (name, id DESC);
