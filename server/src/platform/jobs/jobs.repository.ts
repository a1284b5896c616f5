import { sql } from 'kysely'
import type { Db } from '../database'
import type { JobOutcome } from './job'

/** Only the clock of the database counts: those of the processes may be wrong. */
const NOW = sql`clock_timestamp()`
const ms = (value: number) => sql`(${value / 1000}::float8 * interval '1 second')`

/** The time of the database in milliseconds. */
export async function readNow(db: Db): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    SELECT extract(epoch FROM ${NOW})::float8 * 1000 AS now`.execute(db)
  return rows[0]?.now ?? 0
}

/** Adds a job that has no row yet. */
export async function addJob(db: Db, name: string, firstInMs: number): Promise<void> {
  await sql`INSERT INTO scheduled_jobs (name, next_at) VALUES (${name}, ${NOW} + ${ms(firstInMs)})
    ON CONFLICT (name) DO NOTHING`.execute(db)
}

export type Lease = { name: string; holder: string; leaseMs: number }

/**
 * Takes a job that is due and that no process runs; false when there is nothing to do. Due in more
 * than `maxWaitMs` means that the clock moved back or the schedule changed: the job is due as well.
 * If this process dies in the run, the next run is due `retryMs` from now.
 */
export async function takeJob(
  db: Db,
  { name, holder, leaseMs }: Lease,
  { maxWaitMs, retryMs }: { maxWaitMs: number; retryMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE scheduled_jobs SET holder = ${holder}, leased_until = ${NOW} + ${ms(leaseMs)},
      started_at = ${NOW}, ended_at = NULL, outcome = 'running', error = NULL,
      next_at = ${NOW} + ${ms(retryMs)}
    WHERE name = ${name}
      AND (next_at <= ${NOW} OR next_at > ${NOW} + ${ms(maxWaitMs)})
      AND (leased_until IS NULL OR leased_until <= ${NOW}
        OR leased_until > ${NOW} + ${ms(leaseMs + 1_000)})
    RETURNING 1`.execute(db)
  return rows.length > 0
}

/** False when another process has taken the job since. */
export async function renewLease(db: Db, { name, holder, leaseMs }: Lease): Promise<boolean> {
  const { rows } = await sql`
    UPDATE scheduled_jobs SET leased_until = ${NOW} + ${ms(leaseMs)}
    WHERE name = ${name} AND holder = ${holder} RETURNING 1`.execute(db)
  return rows.length > 0
}

export type EndedRun = { outcome: JobOutcome; error: string | null; nextInMs: number }

/** Stores the outcome and releases the job; does nothing when another process has it. */
export async function endRun(
  db: Db,
  { name, holder }: Lease,
  { outcome, error, nextInMs }: EndedRun,
): Promise<void> {
  await sql`
    UPDATE scheduled_jobs SET holder = NULL, leased_until = NULL, ended_at = ${NOW},
      outcome = ${outcome}, error = ${error}, next_at = ${NOW} + ${ms(nextInMs)},
      succeeded_at = CASE WHEN ${outcome} = 'done' THEN ${NOW} ELSE succeeded_at END
    WHERE name = ${name} AND holder = ${holder}`.execute(db)
}

export type JobState = {
  name: string
  succeededAt: number | null
  durationSeconds: number | null
}

/** When each job last succeeded, in seconds, and how long its last ended run took. */
export async function readJobs(db: Db): Promise<JobState[]> {
  const { rows } = await sql<JobState>`
    SELECT name, extract(epoch FROM succeeded_at)::float8 AS "succeededAt",
      extract(epoch FROM ended_at - started_at)::float8 AS "durationSeconds"
    FROM scheduled_jobs`.execute(db)
  return rows
}
