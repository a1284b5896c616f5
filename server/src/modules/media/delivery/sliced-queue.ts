import type { Batch, Viewer } from './viewer'

/** So many viewers get a batch before other work of the process has its turn. */
const SLICE = 200

export type SlicedQueue = {
  send: (batch: Batch, to: readonly Viewer[]) => void
  /** Calls back when everything is sent, perhaps at once. */
  whenEmpty: (act: () => void) => void
}

/** Writes batches to viewers in order, without blocking the process for a crowd. */
export function createSlicedQueue(onBehind: () => void): SlicedQueue {
  const queue: { batch: Batch; to: readonly Viewer[]; next: number }[] = []
  const waiting: (() => void)[] = []
  let isSending = false

  function sendSlice(): void {
    const [first] = queue
    isSending = first !== undefined
    if (!first) {
      for (const act of waiting.splice(0)) act()
      return
    }
    const { batch, to, next } = first
    for (const viewer of to.slice(next, next + SLICE)) if (!viewer.push(batch)) onBehind()
    first.next += SLICE
    if (first.next >= to.length) queue.shift()
    if (queue.length === 0) sendSlice()
    else setImmediate(sendSlice)
  }

  return {
    send: (batch, to) => {
      queue.push({ batch, to, next: 0 })
      if (!isSending) sendSlice()
    },
    whenEmpty: (act) => {
      waiting.push(act)
      if (!isSending) sendSlice()
    },
  }
}
