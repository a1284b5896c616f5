import type { AskedRange } from '../run/run.rules'
import { lastToUncover } from './hidden.rules'
import type { LogState } from './log-state'

type Covered = {
  state: () => LogState
  ask: (asked: AskedRange) => Promise<unknown>
}

/**
 * Reads again what came without a text when its author was blocked, once at a time: an answer shows
 * it, or says that the author is still hidden. Without an answer the next opening asks.
 */
export function createUncover({ state, ask }: Covered): () => Promise<void> {
  let isRunning = false

  async function uncover(): Promise<void> {
    for (let below = Number.POSITIVE_INFINITY; ; ) {
      const { run, hidden } = state()
      const upTo = run && lastToUncover(run, hidden, below)
      if (upTo === null) return
      await ask({ upTo })
      below = upTo
    }
  }

  return async () => {
    if (isRunning) return
    isRunning = true
    await uncover().catch(() => undefined)
    isRunning = false
  }
}
