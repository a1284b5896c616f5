import { useCallback, useEffect, useState } from 'react'

/** Whole seconds until a moment that `start` sets, counted by the clock so that a sleeping tab stays right. */
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
