import { validatorOf } from '@saidian/shared/contracts/validation'
import Type from 'typebox'
import type { MatchRow } from '../../match-row'
import type { PublishedMatch } from '../match-page'

const Texts = Type.Array(Type.Tuple([Type.String(), Type.String()]))
/** What was published of a match, as it is left to the next term. */
const LeftMatch = Type.Object({
  single: Texts,
  keyed: Type.Array(Type.Tuple([Type.String(), Texts])),
  row: Type.Union([Type.Object({}), Type.Null()]),
})
const isLeftMatch = validatorOf(LeftMatch)

export function leftMatch<Row extends MatchRow>({ published, row }: PublishedMatch<Row>): unknown {
  const keyed = [...published.keyed].map(([part, entries]) => [part, [...entries]])
  return { single: [...published.single], keyed, row: row ?? null }
}

/** False for what `leftMatch` did not write. Parts of another version count as changed. */
export function restoreMatch<Row extends MatchRow>(
  target: PublishedMatch<Row>,
  saved: unknown,
): boolean {
  if (!isLeftMatch(saved)) return false
  const { single, keyed, row } = saved
  target.published = {
    single: new Map(single),
    keyed: new Map(keyed.map(([part, entries]) => [part, new Map(entries)])),
  }
  // Only compared with the row that is read next, field by field.
  target.row = (row as Row | null) ?? undefined
  return true
}
