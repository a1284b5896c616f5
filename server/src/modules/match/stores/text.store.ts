import { sql } from 'kysely'
import type { FeedTextLine } from '../../../feeds/feed'
import type { Db } from '../../../platform/database'
import { bumpVersions, type DetailStore, rowJson, type Touched } from '../../football'
import { isKey, isTextLine } from './detail-shape.rules'
import {
  type Batch,
  type MessageOf,
  type OnDetails,
  type Sifted,
  siftedStore,
  soundOnes,
} from './sifted.store'

type TextMessage = MessageOf<'text'>
type Line = FeedTextLine & { matchId: number; revision: number; at: number; withdrawn: boolean }

const NOTHING = {
  order: 0,
  minute: null,
  addedMinute: null,
  data: '',
  type: 0,
  position: 0 as const,
  main: false,
  score: null,
}

/** Lines of the text live by key; the higher revision wins, and one that is taken back stays as its own tombstone. */
export function textStore(onDetails: OnDetails): DetailStore {
  return siftedStore({ kind: 'text', sift, keep }, onDetails)
}

function sift(message: TextMessage): Sifted<TextMessage> {
  const lines = soundOnes(message.lines, isTextLine)
  const withdrawn = soundOnes(message.withdrawn, isKey)
  const isEmpty = lines.kept.length + withdrawn.kept.length === 0
  return {
    sound: isEmpty ? null : { ...message, lines: lines.kept, withdrawn: withdrawn.kept },
    malformed: lines.malformed + withdrawn.malformed,
  }
}

async function keep({ db, source, messages, ids }: Batch<'text'>): Promise<Touched[]> {
  const lines = new Map<string, Line>()
  for (const message of messages) {
    for (const line of linesOf(message, ids.get(message.matchKey))) {
      const name = `${line.matchId} ${line.key}`
      if ((lines.get(name)?.revision ?? 0) <= line.revision) lines.set(name, line)
    }
  }
  const silent = await matchesWithoutText(db, [...ids.values()])
  const { rows: taken } = await sql<{ matchId: number }>`
    INSERT INTO football_text_lines AS t (match_id, key, revision, withdrawn, place, minute, added_minute, data,
      type, position, main, score, source, source_at)
    SELECT r."matchId", r.key, r.revision, r.withdrawn, r.order, r.minute, r."addedMinute", r.data,
      r.type, r.position, r.main, r.score, ${source}, to_timestamp(r.at)
    FROM json_to_recordset(${rowJson([...lines.values()])}::json) AS r(
      "matchId" int, key text, revision bigint, withdrawn boolean, "order" int, minute int, "addedMinute" int,
      data text, type int, position int, main boolean, score smallint[], at float8)
    ON CONFLICT (match_id, key) DO UPDATE
      SET revision = excluded.revision, withdrawn = excluded.withdrawn, minute = excluded.minute,
        added_minute = excluded.added_minute, type = excluded.type, position = excluded.position,
        main = excluded.main, score = excluded.score, source = excluded.source, source_at = excluded.source_at,
        place = CASE WHEN excluded.withdrawn THEN t.place ELSE excluded.place END,
        data = CASE WHEN excluded.withdrawn THEN t.data ELSE excluded.data END,
        -- A tombstone that came before its line has no words to correct.
        corrected = t.corrected OR (NOT excluded.withdrawn AND t.data <> '' AND t.data <> excluded.data)
      WHERE t.revision < excluded.revision
    RETURNING match_id AS "matchId"`.execute(db)
  const matchIds = [...new Set(taken.map(({ matchId }) => matchId))]
  const fresh = matchIds.filter((id) => silent.has(id))
  await bumpVersions(db, fresh)
  return [
    ...matchIds.map((matchId) => ({ matchId, part: 'text' as const })),
    ...fresh.map((matchId) => ({ matchId, part: 'columns' as const })),
  ]
}

function linesOf(
  { lines, withdrawn = [], revision, at }: TextMessage,
  matchId: number | undefined,
): Line[] {
  if (matchId === undefined) return []
  const said = lines.map((line) => ({ ...line, matchId, revision, at, withdrawn: false }))
  return [
    ...said,
    ...withdrawn.map((key) => ({ ...NOTHING, key, matchId, revision, at, withdrawn: true })),
  ]
}

/** Those of the matches that have no line yet: lists show from the first on that there is a text. */
async function matchesWithoutText(db: Db, matchIds: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    SELECT m.id FROM unnest(${matchIds}::int[]) AS m(id)
    WHERE NOT EXISTS (SELECT FROM football_text_lines t WHERE t.match_id = m.id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
