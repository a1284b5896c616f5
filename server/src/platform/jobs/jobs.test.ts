import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { createTestDatabase, type TestDatabase } from '../../testing'
import { until } from '../../testing/until'
import { connect } from '../database'
import { createLog } from '../log'
import { createJobs, type Job } from '.'

const log = createLog('silent')
const PROGRAM = path.join(__dirname, 'testing/run-endlessly.ts')
const NAME = 'test/job'

let database: TestDatabase
let running: AbortController
beforeEach(async () => {
  database = await createTestDatabase()
  running = new AbortController()
})
afterEach(async () => {
  running.abort()
  await database.drop()
})

type Row = { outcome: string; error: string | null; waitMs: number; holder: string | null }
async function row(): Promise<Row | undefined> {
  const { rows } = await sql<Row>`SELECT outcome, error, holder,
    extract(epoch FROM next_at - clock_timestamp())::float8 * 1000 AS "waitMs"
    FROM scheduled_jobs WHERE name = ${NAME}`.execute(database.db)
  return rows[0]
}

/** A process of its own on the database, as far as jobs know. */
function start(run: Job['run'], given: Partial<Job> = {}, leaseMs = 1_000) {
  const metrics = new Registry()
  const job: Job = { name: NAME, schedule: { everyMs: 3_600_000 }, limitMs: 60_000, run, ...given }
  const timing = { tickMs: 20, leaseMs, graceMs: 200 }
  const jobs = createJobs({ db: database.db, log, metrics, jobs: [job], ...timing })
  const stop = new AbortController()
  void jobs.start?.(AbortSignal.any([running.signal, stop.signal]))
  const stopped = async () => {
    stop.abort()
    await jobs.stopped?.()
  }
  return { metrics, stop: () => stop.abort(), stopped }
}

/** Work that counts its runs. */
function counter() {
  const counted = {
    runs: 0,
    run: async () => {
      counted.runs += 1
    },
  }
  return counted
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

test('of five processes one runs a job that is due, and never two at once', async () => {
  let [now, atOnce, runs] = [0, 0, 0]
  const run = async () => {
    now += 1
    atOnce = Math.max(atOnce, now)
    await new Promise((resolve) => setImmediate(resolve))
    now -= 1
    runs += 1
  }
  for (let at = 0; at < 5; at++) start(run, { schedule: { everyMs: 30 } })
  await until(async () => runs >= 10)
  expect(atOnce).toBe(1)
})

test('a job ends with its outcome, the next run by its schedule, and metrics', async () => {
  const { metrics } = start(async () => undefined)
  await until(async () => (await row())?.outcome === 'done')
  const { waitMs, holder } = (await row()) as Row
  expect(holder).toBeNull()
  expect(waitMs).toBeGreaterThan(3_590_000)
  expect(waitMs).toBeLessThan(3_600_000 * 1.05)
  const text = await metrics.metrics()
  expect(text).toContain(`job_runs_total{job="${NAME}",outcome="done"} 1`)
  expect(text).toMatch(/job_last_success_timestamp_seconds\{job="test\/job"\} 1\.?\d+/)
  expect(text).toMatch(/job_last_duration_seconds\{job="test\/job"\} 0\.\d+/)
})

test('a job that throws is repeated, and its error is stored', async () => {
  let runs = 0
  const run = async () => {
    runs += 1
    if (runs === 1) throw new Error('disk full')
  }
  start(run, { schedule: { everyMs: 50 } })
  await until(async () => runs >= 1 && (await row())?.outcome !== 'running')
  await until(async () => (await row())?.outcome === 'done')
  expect(runs).toBeGreaterThanOrEqual(2)
})

test('a job that fails once a day is repeated after ten minutes', async () => {
  start(async () => Promise.reject(new Error('disk full')), { schedule: { dailyAt: '00:00' } })
  await until(async () => (await row()) !== undefined)
  await sql`UPDATE scheduled_jobs SET next_at = now() - interval '3 days'`.execute(database.db)
  await until(async () => (await row())?.outcome === 'failed')
  expect(await row()).toMatchObject({ error: 'Error: disk full' })
  expect((await row())?.waitMs).toBeLessThan(600_000 + 300_000)
})

test('runs that were missed for days are made up once', async () => {
  const work = counter()
  start(work.run, { schedule: { dailyAt: '00:00' } })
  await until(async () => (await row()) !== undefined)
  expect(work.runs).toBe(0)
  await sql`UPDATE scheduled_jobs SET next_at = now() - interval '9 days'`.execute(database.db)
  await until(async () => (await row())?.outcome === 'done')
  expect((await row())?.waitMs).toBeGreaterThan(0)
  expect(work.runs).toBe(1)
})

test('a job is run when the clock of the database has moved back by a year', async () => {
  const work = counter()
  start(work.run)
  await until(async () => (await row())?.outcome === 'done')
  await sql`UPDATE scheduled_jobs SET next_at = now() + interval '1 year',
    holder = 'of the future', leased_until = now() + interval '1 year'`.execute(database.db)
  await until(async () => work.runs === 2)
})

test('a stop waits until the running job has ended and its outcome is stored', async () => {
  const done: string[] = []
  const { stopped } = start(async (signal) => {
    done.push('began')
    await untilAborted(signal).catch(() => undefined)
    await sql`SELECT pg_sleep(0.1)`.execute(database.db)
    done.push('ended')
  })
  await until(() => done.length > 0)
  await stopped()
  expect(done).toEqual(['began', 'ended'])
  expect(await row()).toMatchObject({ outcome: 'stopped', holder: null })
})

test('a job beyond its time is aborted; one that ignores that is given up', async () => {
  start(untilAborted, { limitMs: 50 })
  await until(async () => (await row())?.outcome === 'timed out')
  expect(await row()).toMatchObject({ error: 'Error: took longer than 50 ms', holder: null })

  running.abort()
  running = new AbortController()
  let runs = 0
  await sql`UPDATE scheduled_jobs SET next_at = now()`.execute(database.db)
  const deaf = () => {
    runs += 1
    return new Promise<void>(() => undefined)
  }
  start(deaf, { limitMs: 50, schedule: { everyMs: 50 } })
  await until(async () => runs === 1)
  await until(async () => (await row())?.outcome === 'timed out')
  // It may be the only process: it runs the job again, and the first run can store nothing.
  await until(async () => runs >= 2)
})

test('a job that hangs holds neither the others nor the rows that it has locked', async () => {
  const lines: object[] = []
  const loud = { ...log, error: (facts: object) => void lines.push(facts) } as typeof log
  const lock = sql`UPDATE scheduled_jobs SET error = error WHERE name = 'locked'`
  await sql`INSERT INTO scheduled_jobs (name, next_at) VALUES ('locked', now())`.execute(
    database.db,
  )
  const stored: unknown[] = []
  let wake: () => void = () => undefined
  const asleep = new Promise<void>((resolve) => {
    wake = resolve
  })
  /** Never looks at its signal, in the middle of a transaction. */
  const hang = () =>
    database.db.transaction().execute(async (trx) => {
      await lock.execute(trx)
      await asleep
      await lock.execute(trx).catch((error) => stored.push(error))
    })
  const work = counter()
  const jobs = createJobs({
    db: database.db,
    log: loud,
    metrics: new Registry(),
    tickMs: 20,
    graceMs: 200,
    jobs: [
      { name: NAME, schedule: { everyMs: 3_600_000 }, limitMs: 50, run: hang },
      { name: 'test/other', schedule: { everyMs: 20 }, limitMs: 60_000, run: work.run },
    ],
  })
  void jobs.start?.(running.signal)
  await until(async () => (await row())?.outcome === 'running')
  const before = work.runs
  await until(async () => work.runs >= before + 5 && (await row())?.outcome === 'timed out')
  // The rows are free: this waits for no one.
  await lock.execute(database.db)
  wake()
  await until(() => stored.length > 0)
  expect(String(stored[0])).toContain('the work was given up')
  expect(lines).toEqual([{ job: NAME, outcome: 'timed out', err: 'Error: took longer than 50 ms' }])
})

test('the statement of a job beyond its time is cancelled', async () => {
  const faults: string[] = []
  const run = () =>
    sql`SELECT pg_sleep(3600)`.execute(database.db).then(
      () => undefined,
      (error: Error) => void faults.push(error.message),
    )
  start(run, { limitMs: 200 })
  await until(async () => (await row())?.outcome === 'timed out')
  expect(faults).toEqual(['canceling statement due to user request'])
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE '%pg_sleep(3600)%'
      AND pid <> pg_backend_pid() AND state = 'active'`.execute(database.db)
  expect(rows).toEqual([])
})

test.each([-1, 1])('a clock of the database that jumps by %d hour stops no job', async (hours) => {
  const work = counter()
  start(work.run, { schedule: { everyMs: 600_000 } })
  await until(async () => (await row())?.outcome === 'done')
  // As the rows look after the jump, while another process had the job.
  await sql`UPDATE scheduled_jobs SET holder = 'another',
    next_at = next_at - ${hours} * interval '1 hour',
    leased_until = now() + interval '1 second' - ${hours} * interval '1 hour'`.execute(database.db)
  await until(async () => work.runs === 2 && (await row())?.outcome === 'done')
  expect((await row())?.waitMs).toBeLessThan(600_000 * 1.05)
})

test('a process that stops hands its run over at once', async () => {
  const { stop } = start(untilAborted)
  await until(async () => (await row())?.outcome === 'running')
  stop()
  await until(async () => (await row())?.outcome === 'stopped')
  const work = counter()
  start(work.run)
  await until(async () => work.runs === 1)
})

test('a process that is frozen loses the job, and its run is aborted when it wakes', async () => {
  let reason = ''
  start((signal) =>
    untilAborted(signal).catch((error) => {
      reason = String(error)
    }),
  )
  await until(async () => (await row())?.outcome === 'running')
  // Another process takes the job after the lease, as it does while this one is frozen.
  await sql`UPDATE scheduled_jobs SET holder = 'another'`.execute(database.db)
  await until(async () => reason !== '')
  expect(reason).toContain('another process may have the job')
  expect(await row()).toMatchObject({ holder: 'another' })
})

test('a process killed in the run stops the next run no longer than its lease', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await row()).toMatchObject({ outcome: 'running', holder: expect.any(String) })
  const work = counter()
  start(work.run, { schedule: { everyMs: 100 } })
  await until(async () => work.runs >= 2)
  expect((await row())?.error).toBeNull()
})

test('a process without a database runs nothing, and another one does', async () => {
  const db = connect(database.url, log)
  await db.destroy()
  const work = counter()
  const job: Job = { name: NAME, schedule: { everyMs: 50 }, limitMs: 1_000, run: work.run }
  const away = createJobs({ db, log, metrics: new Registry(), jobs: [job], tickMs: 20 })
  void away.start?.(running.signal)
  start(job.run, job)
  await until(async () => work.runs >= 2)
  expect((await row())?.outcome).toBeDefined()
})
