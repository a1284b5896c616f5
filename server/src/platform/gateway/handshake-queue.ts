import type { Duplex } from 'node:stream'

const SLICE_MS = 10
const BURST = 0.05
const COMPACT_AT = 1_000

type Waiting = {
  raw: Duplex
  until: number
  admit: () => void
  refuse: () => void
  onError: () => void
}

export type AdmissionOptions = {
  /** Most in any second. */
  perSecond: number
  /**
   * Who would wait longer is refused and comes again by its own rules. Well below the 5 s after which a client gives up a try: on a busy
   * machine such a try would be work for nothing.
   */
  longestWaitMs?: number
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number
}

/**
 * Lets handshakes in at an even pace. Every client comes back when a gateway or a network does; each greeting brings subscriptions and
 * calls for snapshots, so the crowd is made to queue, first come first served, instead of all being served badly.
 */
export function createAdmission({
  perSecond,
  longestWaitMs = 2_000,
  now = () => performance.now(),
}: AdmissionOptions) {
  const queue: Waiting[] = []
  // Whoever has been quiet may have that many at once; with the pace after it no second has more than `perSecond`.
  const mostAtOnce = Math.max(1, perSecond * BURST)
  const pace = perSecond * (1 - BURST)
  let served = 0
  let tokens = mostAtOnce
  let filledAt = now()
  let timer: NodeJS.Timeout | null = null

  function fill(): void {
    tokens = Math.min(mostAtOnce, tokens + ((now() - filledAt) * pace) / 1_000)
    filledAt = now()
  }

  function serve(): void {
    timer = null
    fill()
    for (let next = queue[served]; next; next = queue[served]) {
      const isLate = now() > next.until
      if (!isLate && !next.raw.destroyed && tokens < 1) break
      served++
      next.raw.off('error', next.onError)
      if (next.raw.destroyed) continue
      if (isLate) next.refuse()
      else {
        tokens--
        next.admit()
      }
    }
    // Cutting the front off each time would move the whole queue each time.
    if (served === queue.length || served >= COMPACT_AT) {
      queue.splice(0, served)
      served = 0
    }
    if (queue.length > served) timer = setTimeout(serve, SLICE_MS)
  }

  return {
    /** Calls `admit` at once or in turn, or `refuse` when the queue is too long; neither when the peer leaves meanwhile. */
    ask(raw: Duplex, admit: () => void, refuse: () => void): void {
      fill()
      const ahead = queue.length - served
      if (ahead === 0 && tokens >= 1) {
        tokens--
        admit()
        return
      }
      if ((ahead * 1_000) / pace > longestWaitMs) {
        refuse()
        return
      }
      const onError = () => raw.destroy()
      raw.on('error', onError)
      queue.push({ raw, until: now() + longestWaitMs, admit, refuse, onError })
      if (timer === null) timer = setTimeout(serve, SLICE_MS)
    },
    /** How many stand in the queue. */
    waiting: () => queue.length - served,
  }
}

export type Admission = ReturnType<typeof createAdmission>
