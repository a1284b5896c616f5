import { type ReactNode, useEffect, useState } from 'react'
import { RemoteError } from '../remote-error'
import { watchForLoop } from './watch-for-loop'

/** Throws in place of a page that renders without end, so that the boundary above shows it. */
export function StopEndlessRender({ remote, children }: { remote: string; children: ReactNode }) {
  const [error, setError] = useState<RemoteError | null>(null)
  useEffect(() => {
    const life = new AbortController()
    watchForLoop(
      () => setError(new RemoteError(remote, 'render-loop', 'its page renders without end')),
      life.signal,
    )
    return () => life.abort()
  }, [remote])
  if (error) throw error
  return children
}
