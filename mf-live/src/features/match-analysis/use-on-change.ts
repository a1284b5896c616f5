import { useEffect, useRef } from 'react'

/** Does something whenever a value becomes another one; not for the first one that is known. */
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
