import type { MatchPart } from '../../ingest'
import type { MatchRow } from '../../match-row'
import type { MatchChanges, PartReader, PublishedMatch } from '../match-page'
import { recordChanges, recordIfChanged } from './published.rules'

type EntriesOf<Row extends MatchRow, Entry> = Pick<PartReader<Row>, 'onStatus'> & {
  part: MatchPart
  entries: (target: PublishedMatch<Row>) => Promise<readonly Entry[]>
  keyOf: (entry: Entry) => string
  /** Whether entries can disappear: events then name the keys of those that did. */
  hasGone?: boolean
}

/** A part that is a list: an event contains its new and changed entries. */
export function listPart<Row extends MatchRow, Entry>({
  part,
  onStatus,
  entries,
  keyOf,
  hasGone = false,
}: EntriesOf<Row, Entry>): PartReader<Row> {
  return {
    on: [part],
    onStatus,
    read: async (target): Promise<MatchChanges> => {
      const named = (await entries(target)).map((entry) => [keyOf(entry), entry] as const)
      const { put, gone } = recordChanges(target.published, part, named)
      if (put.length === 0 && (gone.length === 0 || !hasGone)) return {}
      return { [part]: hasGone ? { put, gone } : put }
    },
  }
}

type ValuesOf<Row extends MatchRow> = Pick<PartReader<Row>, 'on' | 'onStatus'> & {
  /** Values by their names in events; null or undefined ones are not published. */
  values: (target: PublishedMatch<Row>) => Promise<Readonly<Record<string, unknown>>>
}

/** Parts that are published whole when they change. */
export function wholeParts<Row extends MatchRow>({
  on,
  onStatus,
  values,
}: ValuesOf<Row>): PartReader<Row> {
  return {
    on,
    onStatus,
    read: async (target) => {
      const entries = Object.entries(await values(target)).filter(([name, value]) => {
        return value !== undefined && recordIfChanged(target.published, name, value)
      })
      return Object.fromEntries(entries.filter(([, value]) => value !== null))
    },
  }
}
