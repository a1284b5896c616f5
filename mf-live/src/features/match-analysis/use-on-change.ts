import { useEffect, useRef } from 'react'

/** Calls `act` when the value changes; not for the first known value. */
export function useOnChange(value: string | undefined, act: () => void): void {
  const seen = useRef(value)
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const hasChanged = seen.current !== undefined && value !== undefined && seen.current !== value
    seen.current = value ?? seen.current
    if (hasChanged) latest.current()
  }, [value])
}
