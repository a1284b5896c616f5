import { useEffect, useRef, useState } from 'react'

export type Triple = readonly [number, number, number]

const NONE: Triple = [0, 0, 0]

/**
 * Direction of each value within the last `milliseconds`: 1 up, -1 down, 0 unchanged. First values,
 * and values that follow none, are unchanged.
 */
export function useRecentMoves(values: Triple | null | undefined, milliseconds: number): Triple {
  const before = useRef(values)
  const [moves, setMoves] = useState(NONE)
  const figures = values?.join()

  // Depends on the figures: equal values in a new array are unchanged.
  useEffect(() => {
    const old = before.current
    before.current = values
    // Clears marks that are left from before the odds went away.
    setMoves(NONE)
    if (!old || !values || old.join() === figures) return
    setMoves([
      direction(old[0], values[0]),
      direction(old[1], values[1]),
      direction(old[2], values[2]),
    ])
    const timer = setTimeout(() => setMoves(NONE), milliseconds)
    return () => clearTimeout(timer)
  }, [figures, milliseconds])

  return values ? moves : NONE
}

function direction(before: number, after: number): number {
  return Math.sign(after - before)
}
