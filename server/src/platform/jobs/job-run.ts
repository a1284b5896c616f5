import type { Db } from '../database'
import type { Job, JobOutcome } from './job'
import { type Lease, renewLease } from './jobs.repository'

/** A job that ignores its signal is given up after this time. */
const GRACE_MS = 5_000

export type JobRun = {
  outcome: JobOutcome
  error: string | null
  /** Resolves when the work has ended: later than its outcome, if it ignores its signal. */
  settled: Promise<void>
}

/** Runs a job whose lease this process has, and renews the lease meanwhile. */
export async function runJob(
  db: Db,
  { job, lease, stopping }: { job: Job; lease: Lease; stopping: AbortSignal },
): Promise<JobRun> {
  const run = new AbortController()
  const end = (reason: string) => run.abort(new Error(reason))
  const stop = () => end('the process stops')
  if (stopping.aborted) stop()
  stopping.addEventListener('abort', stop, { once: true })
  const limit = setTimeout(() => end(`took longer than ${job.limitMs} ms`), job.limitMs).unref()
  const renewing = startRenewing(db, lease, () => end('another process may have the job'))

  const work = begin(job, run.signal)
  const fault = await Promise.race([work, givenUp(run.signal)])
  clearTimeout(limit)
  clearInterval(renewing)
  stopping.removeEventListener('abort', stop)
  const outcome = outcomeOf(fault, { isAborted: run.signal.aborted, isStopping: stopping.aborted })
  return {
    outcome,
    error: outcome === 'done' ? null : String(fault ?? run.signal.reason),
    settled: work.then(() => undefined),
  }
}

/** Resolves with null, or with the error of the work. */
async function begin({ run }: Job, signal: AbortSignal): Promise<unknown> {
  try {
    await run(signal)
    return null
  } catch (error) {
    return error ?? new Error('failed without an error')
  }
}

/** Resolves with the reason some seconds after the abort. */
function givenUp(signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(() => resolve(signal.reason), GRACE_MS).unref()
    signal.addEventListener('abort', wait, { once: true })
  })
}

/** A run that ends before it is aborted is done; one that was aborted is not, whatever it did. */
function outcomeOf(
  fault: unknown,
  { isAborted, isStopping }: { isAborted: boolean; isStopping: boolean },
): JobOutcome {
  if (!isAborted) return fault === null ? 'done' : 'failed'
  return isStopping ? 'stopped' : 'timed out'
}

function startRenewing(db: Db, lease: Lease, onLost: () => void): NodeJS.Timeout {
  let renewedAt = performance.now()
  const renew = async () => {
    const startedAt = performance.now()
    try {
      if (await renewLease(db, lease)) renewedAt = startedAt
      else onLost()
    } catch {
      // The database may be back before the lease ends.
      if (performance.now() - renewedAt > lease.leaseMs) onLost()
    }
  }
  return setInterval(() => void renew(), lease.leaseMs / 3).unref()
}
