import { createWorkScope, type Db, type WorkScope } from '../database'
import type { Job, JobOutcome } from './job'
import { type Lease, renewLease } from './jobs.repository'

const GIVEN_UP = Symbol('given up')

export type JobRun = {
  outcome: JobOutcome
  error: string | null
}

type Given = { job: Job; lease: Lease; stopping: AbortSignal; graceMs: number }

/** Runs a job whose lease this process has, and renews the lease meanwhile. */
export async function runJob(db: Db, { job, lease, stopping, graceMs }: Given): Promise<JobRun> {
  const run = new AbortController()
  const end = (reason: string) => run.abort(new Error(reason))
  const stop = () => end('the process stops')
  if (stopping.aborted) stop()
  stopping.addEventListener('abort', stop, { once: true })
  const limit = setTimeout(() => end(`took longer than ${job.limitMs} ms`), job.limitMs).unref()
  const renewing = startRenewing(db, lease, () => end('another process may have the job'))

  const scope = createWorkScope()
  run.signal.addEventListener('abort', () => {
    // A process that stops lets a statement end; a run that is late is not waited for.
    if (!stopping.aborted) scope.cancelStatements(db).catch(() => undefined)
  })
  const work = begin(job, run.signal, scope)
  const fault = await Promise.race([work, graceOver(run.signal, graceMs)])
  // From here on the work stores nothing, whatever it still does.
  if (fault === GIVEN_UP) scope.end(run.signal.reason)
  clearTimeout(limit)
  clearInterval(renewing)
  stopping.removeEventListener('abort', stop)
  const outcome = outcomeOf(fault, { isAborted: run.signal.aborted, isStopping: stopping.aborted })
  return {
    outcome,
    error: outcome === 'done' ? null : String(run.signal.aborted ? run.signal.reason : fault),
  }
}

/** Resolves with null, or with the error of the work. */
async function begin({ run }: Job, signal: AbortSignal, scope: WorkScope): Promise<unknown> {
  try {
    await scope.run(() => run(signal))
    return null
  } catch (error) {
    return error ?? new Error('failed without an error')
  }
}

/** Resolves some seconds after the abort. */
function graceOver(signal: AbortSignal, graceMs: number): Promise<typeof GIVEN_UP> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(() => resolve(GIVEN_UP), graceMs).unref()
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
