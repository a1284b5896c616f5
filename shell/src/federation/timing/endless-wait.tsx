import { type ReactNode, useEffect, useState } from 'react'
import type { RemoteError } from '../remote-error'
import { SETUP_TIMEOUT_MS } from './time-limits'
import { tookTooLong } from './within-limit'

type EndlessWaitProps = { remote: string; what: string; children: ReactNode }

/**
 * Stands while something of a remote is suspended. After 8 s it throws, so that the boundary
 * above shows what a setup that never ends shows.
 */
export function EndlessWait({ remote, what, children }: EndlessWaitProps) {
  const [error, setError] = useState<RemoteError | null>(null)
  useEffect(() => {
    const ms = SETUP_TIMEOUT_MS
    const timer = setTimeout(() => setError(tookTooLong({ remote, what, ms })), ms)
    return () => clearTimeout(timer)
  }, [remote, what])
  if (error) throw error
  return children
}
