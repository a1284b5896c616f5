import { kindText } from './page-address'

type Named = { kind: string }
export const ALL_KINDS = 'all'

/** The filter of a list: all, then its kinds in the order of the list; empty for a single kind. */
export function kindItems(marks: readonly Named[]): { key: string; text: string }[] {
  const kinds = [...new Set(marks.map(({ kind }) => kind))]
  if (kinds.length < 2) return []
  return [
    { key: ALL_KINDS, text: '全部' },
    ...kinds.map((kind) => ({ key: kind, text: kindText(kind) })),
  ]
}

/** The marks of a kind; all of them where the list has no such kind any more. */
export function marksOfKind<Item extends Named>(marks: readonly Item[], chosen: string) {
  const found = marks.filter(({ kind }) => kind === chosen)
  return found.length > 0 ? { kind: chosen, marks: found } : { kind: ALL_KINDS, marks }
}
