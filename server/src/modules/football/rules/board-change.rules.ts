import type { BoardEvent, BoardMatch } from '@saidian/shared/contracts/football'

export type MatchChange = NonNullable<BoardEvent['changed']>[number]

/** The fields of `after` that differ from `before`, with the id; null when none does. */
export function changeOf(before: BoardMatch, after: BoardMatch): MatchChange | null {
  const entries = Object.entries({ ...emptied(before, after), ...after }).filter(
    ([name, value]) => {
      return !isEqual(Reflect.get(before, name), value)
    },
  )
  return entries.length === 0 ? null : { id: after.id, ...Object.fromEntries(entries) }
}

/** A match with a change applied; the change may combine several events. */
export function applyChange(match: BoardMatch, change: MatchChange): BoardMatch {
  return { ...match, ...change }
}

/** Goals, red cards and their withdrawal do not wait for the tick. */
export function isUrgent(change: MatchChange): boolean {
  return ['score', 'extra', 'shootout', 'red', 'varCheck'].some((name) => name in change)
}

/** Empty values for removed columns: a change cannot remove a field. */
function emptied(before: BoardMatch, after: BoardMatch): Partial<BoardMatch> {
  return {
    ...(before.lottery && !after.lottery && { lottery: {} }),
    ...(before.marks && !after.marks && { marks: [] }),
  }
}

function isEqual(one: unknown, other: unknown): boolean {
  const isPlain =
    typeof one !== 'object' || one === null || typeof other !== 'object' || other === null
  if (isPlain) return one === other
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Reflect.get(one, key) === Reflect.get(other, key))
  )
}
