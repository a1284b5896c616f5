import type { ListIncident } from '@saidian/shared/contracts/matches'
import type { Touched } from './detail-store'

/** What one commit of feed messages changed. */
export type Stored = { matchIds: number[]; incidents: ListIncident[]; touched: Touched[] }

type Listener = {
  /** Called after a commit; the next messages wait until it resolves. */
  onStored: (stored: Stored) => Promise<void> | void
  /** Called after commits whose result is unknown; none of them is still running. */
  onUncertain?: () => void
}

/** Announces commits of a sport to the parts that publish its data. */
export type Commits = {
  /** Listens for good, or until `signal` aborts; in the order of the calls. */
  follow: (listener: Listener, signal?: AbortSignal) => void
  stored: (stored: Stored) => Promise<void>
  uncertain: () => void
}

export function createCommits(): Commits {
  const listeners = new Set<Listener>()
  return {
    follow: (listener, signal) => {
      if (signal?.aborted) return
      listeners.add(listener)
      signal?.addEventListener('abort', () => listeners.delete(listener), { once: true })
    },
    stored: async (stored) => {
      await Promise.all([...listeners].map(async ({ onStored }) => onStored(stored)))
    },
    uncertain: () => {
      for (const { onUncertain } of [...listeners]) onUncertain?.()
    },
  }
}
