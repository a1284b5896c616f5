import { useEffect, useRef, useState } from 'react'

export type Triple = readonly [number, number, number]

const NONE: Triple = [0, 0, 0]

/**
 * How each of three values moved within the last `milliseconds`: 1 up, -1 down, 0 not at all.
 * The first values, and those after none, have not moved.
 */
export function useRecentMoves(values: Triple | null | undefined, milliseconds: number): Triple {
  const before = useRef(values)
  const [moves, setMoves] = useState(NONE)
  const figures = values?.join()

  // By its figures: a quotation told again with the same ones has not moved.
  useEffect(() => {
    const old = before.current
    before.current = values
    // Also what was still marked before the odds went away.
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
