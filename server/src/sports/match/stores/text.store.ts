import { sql } from 'kysely'
import type { FeedTextLine } from '../../../feeds/feed'
import { isFeedTextLine, isKey } from '../../../feeds/messages'
import { jsonRows } from '../../../platform/database'
import type { DetailStore, Touched } from '../../ingest'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'
import { newestEntries } from './keyed-entries.rules'
import { matchesWithout, touchedWith } from './new-content.repository'
import {
  type Batch,
  type MessageOf,
  type OnDetails,
  type Validated,
  validatedStore,
  validEntries,
} from './validated.store'

type TextMessage = MessageOf<'text'>

const NOTHING = {
  order: 0,
  minute: null,
  addedMinute: null,
  period: null,
  clock: null,
  data: '',
  type: 0,
  position: 0 as const,
  main: false,
  score: null,
}

const LINE_COLUMNS = {
  matchId: 'int',
  key: 'text',
  revision: 'bigint',
  withdrawn: 'boolean',
  order: 'int',
  minute: 'int',
  addedMinute: 'int',
  period: 'int',
  clock: 'int',
  data: 'text',
  type: 'int',
  position: 'int',
  main: 'boolean',
  score: 'smallint[]',
  at: 'float8',
} as const

/** Lines of the text live by key; the highest revision wins. Withdrawn lines become tombstones. */
export function textStore(sport: Sport, onDetails: OnDetails): DetailStore {
  const save = (batch: Batch<'text'>) => saveLines(sport, batch)
  return validatedStore(sport, { kind: 'text', validate, save }, onDetails)
}

function validate(message: TextMessage): Validated<TextMessage> {
  const lines = validEntries(message.lines, isFeedTextLine)
  const withdrawn = validEntries(message.withdrawn, isKey)
  const isEmpty = lines.valid.length + withdrawn.valid.length === 0
  return {
    message: isEmpty ? null : { ...message, lines: lines.valid, withdrawn: withdrawn.valid },
    malformed: lines.malformed + withdrawn.malformed,
  }
}

async function saveLines(
  sport: Sport,
  { db, source, messages, ids }: Batch<'text'>,
): Promise<Touched[]> {
  const said = messages.map(({ lines, ...message }) => ({ ...message, entries: lines }))
  const rows = newestEntries<FeedTextLine>(said, ids).map(({ entry, ...line }) => ({
    ...NOTHING,
    ...entry,
    ...line,
    withdrawn: entry === null,
  }))
  const without = await matchesWithout(db, sport, 'text_lines', ids.values())
  const { rows: taken } = await sql<{ matchId: number }>`
    INSERT INTO ${sportTable(sport, 'text_lines')} AS t
      (match_id, key, revision, withdrawn, place, minute, added_minute, period, clock, data,
        type, position, main, score, source, source_at)
    SELECT r."matchId", r.key, r.revision, r.withdrawn, r.order, r.minute, r."addedMinute",
      r.period, r.clock, r.data, r.type, r.position, r.main, r.score, ${source}, to_timestamp(r.at)
    FROM ${jsonRows('r', rows, LINE_COLUMNS)}
    ON CONFLICT (match_id, key) DO UPDATE
      SET revision = excluded.revision, withdrawn = excluded.withdrawn, minute = excluded.minute,
        added_minute = excluded.added_minute, period = excluded.period, clock = excluded.clock,
        type = excluded.type, position = excluded.position,
        main = excluded.main, score = excluded.score,
        source = excluded.source, source_at = excluded.source_at,
        place = CASE WHEN excluded.withdrawn THEN t.place ELSE excluded.place END,
        data = CASE WHEN excluded.withdrawn THEN t.data ELSE excluded.data END,
        -- A tombstone that arrived before its line has no text to correct.
        corrected = t.corrected OR (
          NOT excluded.withdrawn AND t.data <> '' AND t.data <> excluded.data
        )
      WHERE t.revision < excluded.revision
    RETURNING match_id AS "matchId"`.execute(db)
  return touchedWith(db, sport, { part: 'text', taken, without })
}
