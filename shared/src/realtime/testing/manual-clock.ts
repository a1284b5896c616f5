import type { Clock } from '../clock'

export type ManualClock = Clock & {
  /** Lets time pass and runs what falls due, in order. */
  advance: (ms: number) => void
  /** Timers that are set. */
  pending: () => number
}

/** A clock that stands still until the test moves it. */
export function createManualClock(): ManualClock {
  let now = 0
  let ids = 0
  const timers = new Map<number, { at: number; task: () => void }>()
  const nextDue = (until: number) =>
    [...timers].filter(([, timer]) => timer.at <= until).sort(([, a], [, b]) => a.at - b.at)[0]

  return {
    now: () => now,
    setTimeout(task, ms) {
      timers.set(++ids, { at: now + ms, task })
      return ids
    },
    clearTimeout(id) {
      timers.delete(id as number)
    },
    advance(ms) {
      const until = now + ms
      for (let due = nextDue(until); due; due = nextDue(until)) {
        const [id, timer] = due
        timers.delete(id)
        now = timer.at
        timer.task()
      }
      now = until
    },
    pending: () => timers.size,
  }
}
