/** When a job gives up its wait. */
export type Patience = { maxWaitMs?: number; signal?: AbortSignal }

/** The wait of one job. `start` ends it. */
export type QueuedJob = { started: Promise<void>; start: () => void }

/** A job whose wait rejects with the error of `giveUp` when it gives up before its start. */
export function createQueuedJob({ maxWaitMs, signal }: Patience, giveUp: () => Error): QueuedJob {
  let start = () => {}
  const started = new Promise<void>((resolve, reject) => {
    const leave = () => {
      release()
      reject(giveUp())
    }
    const timer = maxWaitMs === undefined ? undefined : setTimeout(leave, maxWaitMs)
    const release = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    }
    signal?.addEventListener('abort', leave)
    start = () => {
      release()
      resolve()
    }
  })
  return { started, start }
}
