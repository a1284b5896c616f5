import { useCallback, useEffect, useState } from 'react'

/**
 * Whole seconds until the time set by `start`. It reads the clock each time, so a suspended tab
 * shows the right value when it wakes.
 */
export function useCountdown(): { seconds: number; start: (ms: number) => void } {
  const [endsAt, setEndsAt] = useState(0)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const count = () => setSeconds(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    count()
    if (endsAt <= Date.now()) return
    const timer = setInterval(() => {
      count()
      if (endsAt <= Date.now()) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [endsAt])
  return { seconds, start: useCallback((ms: number) => setEndsAt(Date.now() + ms), []) }
}
