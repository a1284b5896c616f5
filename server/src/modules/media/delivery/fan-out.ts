import type { LiveStream } from '../hub'
import { BatchMaker } from './batch-maker'
import { createSlicedQueue } from './sliced-queue'
import type { Viewer } from './viewer'

/** Tags of this time travel together: one write for each viewer in place of seven. */
const BATCH_MS = 100

export type FanOut = {
  /** The result ends the subscription of the viewer. */
  join: (viewer: Viewer) => () => void
}

export type FanOutOptions = {
  stream: LiveStream
  onBehind: () => void
  /** The stream has ended, and every viewer has got all of it. */
  onEnd: () => void
  /** No viewer is left. */
  onEmpty: () => void
}

/** Sends one stream to all its viewers: every byte is copied once, however many they are. */
export function createFanOut({ stream, onBehind, onEnd, onEmpty }: FanOutOptions): FanOut {
  const viewers = new Set<Viewer>()
  const batches = new BatchMaker(stream)
  const queue = createSlicedQueue(onBehind)
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const batch = batches.take()
    if (!batch) return
    const all = [...viewers]
    const watching = all.filter(({ isWaiting }) => !isWaiting)
    // What a waiting viewer begins with has this batch.
    const start = batches.start()
    if (start) for (const viewer of all) if (viewer.isWaiting) viewer.begin(start)
    queue.send(batch, watching)
  }

  const unsubscribe = stream.subscribe({
    onTag: (tag) => {
      if (batches.beginsBatch(tag)) flush()
      batches.add(tag)
      timer ??= setTimeout(flush, BATCH_MS)
    },
    onEnd: () => {
      flush()
      queue.whenEmpty(onEnd)
    },
  })
  flush()

  return {
    join: (viewer) => {
      viewers.add(viewer)
      const start = batches.start()
      if (start) viewer.begin(start)
      return () => {
        viewer.leave()
        if (!viewers.delete(viewer) || viewers.size > 0) return
        clearTimeout(timer)
        unsubscribe()
        onEmpty()
      }
    },
  }
}
