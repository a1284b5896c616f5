import { asRemoteError } from '../remote-error'
import { withRetry } from '../timing/with-retry'
import { executeEntry } from './execute-entry'

export type Track = (event: string, values?: Record<string, string | number>) => void

type Deps = {
  elementOf: (url: string) => HTMLScriptElement
  track: Track
  run?: typeof executeEntry
  now?: () => number
  wait?: () => Promise<void>
}

/**
 * Runs the entry of a remote, and requests it once more when its file does not load; tracks how
 * long that took. A timeout is not retried: it has taken its 8 s already.
 */
export function createEntryLoader({
  elementOf,
  track,
  run = executeEntry,
  now = () => performance.now(),
  wait,
}: Deps): (remote: string, url: string) => Promise<void> {
  return async (remote, url) => {
    const startedAt = now()
    let outcome = 'failed'
    try {
      await withRetry(
        async (isRetry) => {
          await run(remote, elementOf(url))
          outcome = isRetry ? 'second try' : 'first try'
        },
        { isRetryable: (error) => asRemoteError(remote, error).kind === 'files', wait },
      )
    } finally {
      track('remote.entry', { remote, outcome, ms: Math.round(now() - startedAt) })
    }
  }
}
