import { type ReactNode, useEffect, useState } from 'react'

/** Shows its content after `afterMs`, so that quick pages do not flicker. */
export function Delayed({ afterMs, children }: { afterMs: number; children: ReactNode }) {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isDue ? children : null
}
