import { startTransition, useEffect, useState } from 'react'

/** Rows that a phone shows at once. */
const FIRST_ROWS = 8

/**
 * The first rows at once, then all without a pause of the page: hundreds of cards take a phone a
 * second.
 */
export function useFirstThenAll<Row>(rows: readonly Row[]): readonly Row[] {
  const [showsAll, setShowsAll] = useState(false)
  useEffect(() => {
    startTransition(() => setShowsAll(true))
  }, [])
  return showsAll ? rows : rows.slice(0, FIRST_ROWS)
}
