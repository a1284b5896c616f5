import type { Db } from '../../../platform/database'
import type { MatchRow } from '../../match-row'
import type { Sport } from '../../sport'
import type { PartReader } from '../match-page'
import { readLinesToPublish, type StoredLine } from '../read/text.repository'
import { recordChanges } from './published.rules'

export type TextPartDeps = {
  db: Db
  sport: Sport
  /** Lines in an answer: an older line would leave a gap below it on the page. */
  pageLines: number
  /** A line as the page shows it. */
  lineOf: (line: StoredLine) => object
}

/** The newest lines of the text, and older ones that were corrected or withdrawn. */
export function textPart<Row extends MatchRow>(deps: TextPartDeps): PartReader<Row> {
  const { db, sport, pageLines, lineOf } = deps
  return {
    on: ['text'],
    read: async ({ matchId, published }) => {
      const lines = await readLinesToPublish(db, sport, matchId, pageLines)
      const named = lines.map((line) => [line.key, line] as const)
      const { put } = recordChanges(published, 'text', named, true)
      if (put.length === 0) return {}
      const gone = put.filter(({ withdrawn }) => withdrawn).map(({ key }) => key)
      const said = put.filter(({ withdrawn }) => !withdrawn).map(lineOf)
      return { text: { put: said, gone } }
    },
  }
}
