import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Counter, Gauge } from 'prom-client'
import type { Db } from '../database'
import type { Logger } from '../log'
import type { Metrics } from '../metrics'
import type { Module } from '../module'
import type { Job } from './job'
import { runJob } from './job-run'
import { maxJitterOf, periodOf, retryOf, waitAfter, waitOf } from './job-schedule.rules'
import {
  addJob,
  endRun,
  type JobState,
  type Lease,
  readJobs,
  readNow,
  takeJob,
} from './jobs.repository'

/** How often a process looks whether a job is due. */
const TICK_MS = 10_000
/** A killed process stops the job in the others for this time. */
const LEASE_MS = 30_000
/** A job that ignores its signal is given up after this time: its connections are ended. */
const GRACE_MS = 5_000
/** Longer than the grace of a job, shorter than that of the process. */
const MAX_STOP_MS = 7_000

export type JobsDeps = {
  db: Db
  log: Logger
  metrics: Metrics
  jobs: readonly Job[]
  tickMs?: number
  leaseMs?: number
  graceMs?: number
}

/**
 * Runs the jobs of all modules when they are due, each in one of the processes on this database. A
 * run that was missed while no process ran is made up once; one that failed, or whose process was
 * killed, is repeated.
 */
export function createJobs(deps: JobsDeps): Module {
  const { db, log, jobs, tickMs = TICK_MS, graceMs = GRACE_MS } = deps
  const runs = countRuns(deps)
  let following: Promise<void>[] = []

  /** Runs the job if it is due. */
  async function runIfDue(job: Job, stopping: AbortSignal): Promise<void> {
    const lease = { name: job.name, holder: randomUUID(), leaseMs: deps.leaseMs ?? LEASE_MS }
    const maxWaitMs = periodOf(job.schedule) + maxJitterOf(job.schedule) + 1_000
    if (!(await takeJob(db, lease, { maxWaitMs, retryMs: retryOf(job.schedule) }))) return
    await run(job, lease, stopping)
  }

  async function run(job: Job, lease: Lease, stopping: AbortSignal): Promise<void> {
    const { outcome, error } = await runJob(db, { job, lease, stopping, graceMs })
    runs.inc({ job: job.name, outcome })
    const facts = { job: job.name, outcome, err: error }
    if (outcome === 'failed' || outcome === 'timed out') log.error(facts, 'a job failed')
    const jitterMs = Math.random() * maxJitterOf(job.schedule)
    const nextInMs = waitAfter(outcome, job.schedule, await readNow(db))
    await endRun(db, lease, { outcome, error, nextInMs: nextInMs && nextInMs + jitterMs })
  }

  /** Random, so that processes do not all ask at once. */
  const tick = (signal: AbortSignal) =>
    wait(tickMs * (0.5 + Math.random()), undefined, { signal, ref: false }).catch(() => undefined)

  async function follow(job: Job, signal: AbortSignal): Promise<void> {
    let isAdded = false
    while (!signal.aborted) {
      await tick(signal)
      try {
        if (!isAdded) await add(db, job)
        isAdded = true
        if (!signal.aborted) await runIfDue(job, signal)
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error, job: job.name }, 'a job could not be run')
      }
    }
  }

  return {
    name: 'jobs',
    async start(signal) {
      following = jobs.map((job) => follow(job, signal))
    },
    async stopped() {
      await Promise.race([Promise.all(following), wait(MAX_STOP_MS, undefined, { ref: false })])
    },
  }
}

/** A new job with a pause runs soon, one with a time of day at that time. */
async function add(db: Db, { name, schedule }: Job): Promise<void> {
  await addJob(db, name, 'everyMs' in schedule ? 0 : waitOf(schedule, await readNow(db)))
}

function countRuns({ db, metrics }: Pick<JobsDeps, 'db' | 'metrics'>): Counter<'job' | 'outcome'> {
  const registers = [metrics]
  const gauge = (name: string, help: string, read: (job: JobState) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers,
      async collect() {
        // Without a database the other metrics are still exported.
        for (const job of await readJobs(db).catch(() => [])) {
          const value = read(job)
          if (value !== null) this.set({ job: job.name }, value)
        }
      },
    })
  gauge(
    'job_last_success_timestamp_seconds',
    'When a job last succeeded, in any process (an alarm: longer ago than its schedule)',
    ({ succeededAt }) => succeededAt,
  )
  gauge(
    'job_last_duration_seconds',
    'How long the last run of a job took, in any process',
    ({ durationSeconds }) => durationSeconds,
  )
  return new Counter({
    name: 'job_runs_total',
    help: 'Runs of jobs in this process, by outcome',
    labelNames: ['job', 'outcome'],
    registers,
  })
}
