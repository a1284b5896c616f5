/** The wait of one job. `start` or `giveUp` ends it. */
export type QueuedJob = { started: Promise<void>; start: () => void; giveUp: () => void }

/** A job whose wait rejects with the error of `onGiveUp` when it gives up before its start. */
export function createQueuedJob(maxWaitMs: number | undefined, onGiveUp: () => Error): QueuedJob {
  let [start, giveUp] = [() => {}, () => {}]
  const started = new Promise<void>((resolve, reject) => {
    giveUp = () => {
      clearTimeout(timer)
      reject(onGiveUp())
    }
    const timer = maxWaitMs === undefined ? undefined : setTimeout(giveUp, maxWaitMs)
    start = () => {
      clearTimeout(timer)
      resolve()
    }
  })
  return { started, start, giveUp }
}
