import { useEffect, useState } from 'react'

/**
 * A signal for as long as the component that calls it is shown: in a page, until the user leaves
 * it. For listeners, and for calls whose answer is of no use afterwards.
 */
export function useMountSignal(): AbortSignal {
  const [life, setLife] = useState(() => new AbortController())
  useEffect(() => {
    // React's strict mode leaves and shows each new component once: the second time has its own.
    if (life.signal.aborted) setLife(new AbortController())
    return () => life.abort()
  }, [life])
  return life.signal
}
