-- Jobs that run on a schedule, in one process at a time. All times are of the database's clock.
CREATE TABLE scheduled_jobs (
  name text PRIMARY KEY,
  next_at timestamptz NOT NULL,
  -- The process that runs the job now; it renews its lease until the run ends.
  holder text,
  leased_until timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  -- Of the last run: running, done, failed, 'timed out' or stopped. An interrupted run stays running.
  outcome text CHECK (outcome IN ('running', 'done', 'failed', 'timed out', 'stopped')),
  error text,
  succeeded_at timestamptz,
  CHECK ((holder IS NULL) = (leased_until IS NULL))
);

-- What the staff adds to the word lists of the text filter at run time, and takes out of them.
CREATE TABLE text_filter_entries (
  text text PRIMARY KEY,
  -- 'allow' takes the text out of the lists.
  severity text NOT NULL CHECK (severity IN ('reject', 'review', 'mask', 'allow')),
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
