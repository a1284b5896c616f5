import { sql } from 'kysely'
import { isFeedScoreFlow, isFeedTrend } from '../../../feeds/messages'
import { jsonRows } from '../../../platform/database'
import type { DetailStore, Touched } from '../../ingest'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'
import { addMissingFacts } from './fact-rows.repository'
import {
  type Batch,
  type MessageOf,
  type OnDetails,
  type Validated,
  validatedStore,
} from './validated.store'

/** Messages that contain the whole part. The kind also names its column of `<key>_match_facts`. */
type WholeKind = 'trend' | 'flow'
type WholeMessage = MessageOf<WholeKind>

type WholeRow = { matchId: number; revision: number; at: number; content: object }

/** A part of which each message replaces the earlier ones; the highest revision wins. */
export function wholePartStore(sport: Sport, kind: WholeKind, onDetails: OnDetails): DetailStore {
  const save = async ({ db, source, messages, ids }: Batch<WholeKind>): Promise<Touched[]> => {
    const rows = new Map<number, WholeRow>()
    for (const message of messages.toSorted((a, b) => a.revision - b.revision)) {
      const matchId = ids.get(message.matchKey)
      const { revision, at } = message
      if (matchId !== undefined)
        rows.set(matchId, { matchId, revision, at, content: contentOf(message) })
    }
    await addMissingFacts(db, sport, source, [...rows.values()])
    const said = jsonRows('r', [...rows.values()], {
      matchId: 'int',
      revision: 'bigint',
      at: 'float8',
      content: 'jsonb',
    })
    const [column, revision] = [sql.id(kind), sql.id(`${kind}_revision`)]
    const { rows: taken } = await sql<{ matchId: number }>`
      UPDATE ${sportTable(sport, 'match_facts')} t
      SET ${column} = r.content, ${revision} = r.revision,
        source = ${source}, source_at = to_timestamp(r.at)
      FROM ${said}
      WHERE t.match_id = r."matchId" AND t.${revision} < r.revision
      RETURNING t.match_id AS "matchId"`.execute(db)
    return taken.map(({ matchId }) => ({ matchId, part: kind }))
  }
  return validatedStore<WholeKind>(sport, { kind, validate, save }, onDetails)
}

function validate(message: WholeMessage): Validated<WholeMessage> {
  const isValid =
    message.kind === 'trend' ? isFeedTrend(message.halves) : isFeedScoreFlow(message.points)
  return isValid ? { message, malformed: 0 } : { message: null, malformed: 1 }
}

function contentOf(message: WholeMessage): object {
  return message.kind === 'trend' ? message.halves : message.points
}
