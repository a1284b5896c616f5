import type { BoardEvent, BoardMatch } from '@saidian/shared/contracts'

export type MatchChange = NonNullable<BoardEvent['changed']>[number]

/** The fields of `after` that differ from `before`, with the id; null when none does. */
export function changeOf(before: BoardMatch, after: BoardMatch): MatchChange | null {
  const entries = Object.entries(after).filter(([name, value]) => {
    return !isEqual(Reflect.get(before, name), value)
  })
  return entries.length === 0 ? null : { id: after.id, ...Object.fromEntries(entries) }
}

/** A match object with a change applied; the change may be of several events at once. */
export function applyChange(match: BoardMatch, change: MatchChange): BoardMatch {
  return { ...match, ...change }
}

/** Goals and red cards, and their being taken back, do not wait for the tick. */
export function isUrgent(change: MatchChange): boolean {
  return ['score', 'extra', 'shootout', 'red', 'varCheck'].some((name) => name in change)
}

function isEqual(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return one[0] === other[0] && one[1] === other[1]
  return one === other
}
