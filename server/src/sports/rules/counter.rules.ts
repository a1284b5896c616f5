/**
 * Whether a counter moved forward only: no number fell, none is gone, and a known counter did not
 * become unknown.
 */
export function isGrowing(
  before: readonly number[] | null,
  next: readonly number[] | null,
): boolean {
  if (before === null) return true
  return next !== null && before.every((count, place) => (next[place] ?? -1) >= count)
}
