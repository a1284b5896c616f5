import { useEffect, useRef, useState } from 'react'

/**
 * True for `milliseconds` after `value` changed; never on the first rendering.
 * For marking what is new on the screen, such as the score of a row for 10 s.
 */
export function useRecentChange(value: unknown, milliseconds: number): boolean {
  const previous = useRef(value)
  const [isRecent, setRecent] = useState(false)

  useEffect(() => {
    if (Object.is(previous.current, value)) return
    previous.current = value
    setRecent(true)
    const timer = setTimeout(() => setRecent(false), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])

  return isRecent
}
