import type { MatchRow, RowChange, RowRules } from '../../match-row'

/** The fields of `after` that differ from `before`, with the id; null when none does. */
export function changeOf<Row extends MatchRow>(
  { empty }: Pick<RowRules<Row>, 'empty'>,
  before: Row,
  after: Row,
): RowChange<Row> | null {
  const entries = Object.entries({ ...emptied(empty, before, after), ...after }).filter(
    ([name, value]) => !isEqual(Reflect.get(before, name), value),
  )
  if (entries.length === 0) return null
  return { id: after.id, ...(Object.fromEntries(entries) as Partial<Row>) }
}

/** A match with a change applied; the change may combine several events. */
export function applyChange<Row extends MatchRow>(match: Row, change: RowChange<Row>): Row {
  return { ...match, ...change }
}

/** Whether a change does not wait for the tick. */
export function isUrgent<Row extends MatchRow>(
  { urgent }: Pick<RowRules<Row>, 'urgent'>,
  change: RowChange<Row>,
): boolean {
  return urgent.some((name) => name in change)
}

/** Empty values for removed columns: a change cannot remove a field. */
function emptied(empty: object, before: object, after: object): object {
  const removed = Object.entries(empty).filter(
    ([name]) => Reflect.get(before, name) && !Reflect.get(after, name),
  )
  return Object.fromEntries(removed)
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
