import { sql } from 'kysely'
import type { FeedShot } from '../../../../feeds/feed'
import { isFeedShot, isKey } from '../../../../feeds/messages'
import { jsonRows } from '../../../../platform/database'
import type { DetailStore, Touched } from '../../../../sports/ingest'
import {
  type Batch,
  type MessageOf,
  matchesWithout,
  newestEntries,
  type OnDetails,
  touchedWith,
  type Validated,
  validatedStore,
  validEntries,
} from '../../../../sports/match'
import { basketball } from '../../sport'

const COLUMNS = {
  matchId: 'int',
  key: 'text',
  revision: 'bigint',
  at: 'float8',
  withdrawn: 'boolean',
  side: 'text',
  playerKey: 'text',
  period: 'smallint',
  clock: 'smallint',
  x: 'float8',
  y: 'float8',
  points: 'smallint',
  made: 'boolean',
} as const

/** Shots by key; the highest revision wins. Withdrawn shots become tombstones. */
export function shotsStore(onDetails: OnDetails): DetailStore {
  return validatedStore(basketball, { kind: 'shots', validate, save: saveShots }, onDetails)
}

function validate(message: MessageOf<'shots'>): Validated<MessageOf<'shots'>> {
  const shots = validEntries(message.shots, isFeedShot)
  const withdrawn = validEntries(message.withdrawn, isKey)
  const isEmpty = shots.valid.length + withdrawn.valid.length === 0
  return {
    message: isEmpty ? null : { ...message, shots: shots.valid, withdrawn: withdrawn.valid },
    malformed: shots.malformed + withdrawn.malformed,
  }
}

async function saveShots({ db, source, messages, ids }: Batch<'shots'>): Promise<Touched[]> {
  const said = messages.map(({ shots, ...message }) => ({ ...message, entries: shots }))
  const rows = newestEntries<FeedShot>(said, ids).map(({ entry, ...shot }) => ({
    ...entry,
    ...shot,
    withdrawn: entry === null,
  }))
  const without = await matchesWithout(db, basketball, 'shots', ids.values())
  const { rows: taken } = await sql<{ matchId: number }>`
    INSERT INTO basketball_shots AS t
      (match_id, key, revision, withdrawn, side, player_id, period, clock, x, y, points, made,
        source, source_at)
    SELECT r."matchId", r.key, r.revision, r.withdrawn, r.side, p.id, r.period, r.clock, r.x, r.y,
      r.points, r.made, ${source}, to_timestamp(r.at)
    FROM ${jsonRows('r', rows, COLUMNS)}
    LEFT JOIN players p ON p.sport_id = ${basketball.id} AND p.key = r."playerKey"
    ON CONFLICT (match_id, key) DO UPDATE
      SET revision = excluded.revision, withdrawn = excluded.withdrawn, side = excluded.side,
        player_id = excluded.player_id, period = excluded.period, clock = excluded.clock,
        x = excluded.x, y = excluded.y, points = excluded.points, made = excluded.made,
        source = excluded.source, source_at = excluded.source_at
      WHERE t.revision < excluded.revision
    RETURNING match_id AS "matchId"`.execute(db)
  return touchedWith(db, basketball, { part: 'shots', taken, without })
}
