import { sql } from 'kysely'
import type { FeedIncident } from '../../../feeds/feed'
import { type ColumnType, type Db, jsonRows } from '../../../platform/database'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'
import { incidentName } from './timeline.rules'
import type { IncidentRow, TimelineStore } from './timeline-store'

const MAX_CODE = 32_767

type IncidentSport = Pick<Sport, 'id' | 'key'>

/** Stores incidents in the table `<key>_incidents` of a sport. */
export function createIncidentStore(
  sport: IncidentSport,
): Pick<TimelineStore, 'knownIncidents' | 'storeIncidents'> {
  return {
    knownIncidents: (db, wanted) => knownIncidents(db, sport, wanted),
    storeIncidents: (db, source, incidents) => storeIncidents(db, sport, source, incidents),
  }
}

async function knownIncidents(
  db: Db,
  sport: IncidentSport,
  wanted: { matchId: number; key: string }[],
): Promise<Set<string>> {
  if (wanted.length === 0) return new Set()
  const { rows } = await sql<{ matchId: number; key: string }>`
    SELECT i.match_id AS "matchId", i.key
    FROM ${jsonRows('r', wanted, { matchId: 'int', key: 'text' })}
    JOIN ${sportTable(sport, 'incidents')} i
      ON i.match_id = r."matchId" AND i.key = r.key AND NOT i.withdrawn`.execute(db)
  return new Set(rows.map(({ matchId, key }) => incidentName(matchId, key)))
}

/**
 * Adds or replaces incidents; the highest revision of a key stays. A stored incident that is then
 * withdrawn or changed is marked as corrected.
 */
async function storeIncidents(
  db: Db,
  sport: IncidentSport,
  source: string,
  incidents: IncidentRow[],
): Promise<void> {
  if (incidents.length === 0) return
  await deleteOlder(
    db,
    sport,
    incidents.filter(({ entry }) => entry.isRestart),
  )
  const corrections = incidents.filter(({ entry }) => entry.isCorrection && !entry.isRestart)
  const seen = await knownIncidents(
    db,
    sport,
    corrections.map(({ matchId, entry: { key } }) => ({ matchId, key })),
  )
  const rows = incidents.map(
    ({ matchId, entry: { key, revision, at, incident, isCorrection } }): StoredIncident => {
      return {
        side: 'none',
        type: 0,
        minute: 0,
        ...incident,
        ...codesOf(incident),
        matchId,
        key,
        revision,
        at,
        withdrawn: incident === null,
        corrects: isCorrection && seen.has(incidentName(matchId, key)),
      }
    },
  )
  await upsertIncidents(db, sport, source, rows)
}

type StoredIncident = Partial<FeedIncident> & {
  matchId: number
  revision: number
  at: number
  withdrawn: boolean
  corrects: boolean
}

const INCIDENT_COLUMNS: Partial<Record<keyof StoredIncident, ColumnType>> = {
  matchId: 'int',
  key: 'text',
  revision: 'bigint',
  withdrawn: 'boolean',
  type: 'int',
  side: 'text',
  minute: 'int',
  addedMinute: 'int',
  player: 'text',
  otherPlayer: 'text',
  score: 'smallint[]',
  playerKey: 'text',
  otherPlayerKey: 'text',
  reason: 'int',
  varReason: 'int',
  varResult: 'int',
  corrects: 'boolean',
  at: 'float8',
}

/** Writes incident rows; `corrects` says that the source calls a stored incident wrong. */
async function upsertIncidents(
  db: Db,
  sport: IncidentSport,
  source: string,
  rows: StoredIncident[],
): Promise<void> {
  const given = jsonRows('r', rows, INCIDENT_COLUMNS)
  await sql`
    INSERT INTO ${sportTable(sport, 'incidents')} AS t
      (match_id, key, revision, withdrawn, type, side, minute, added_minute,
        player, other_player, score, player_id, other_player_id, reason, var_reason, var_result,
        corrected, source, source_at)
    SELECT r."matchId", r.key, r.revision, r.withdrawn, r.type, r.side, r.minute, r."addedMinute",
      r.player, r."otherPlayer", r.score, p.id, o.id, r.reason, r."varReason", r."varResult",
      r.corrects, ${source}, to_timestamp(r.at)
    FROM ${given}
    LEFT JOIN players p ON p.sport_id = ${sport.id} AND p.key = r."playerKey"
    LEFT JOIN players o ON o.sport_id = ${sport.id} AND o.key = r."otherPlayerKey"
    ON CONFLICT (match_id, key) DO UPDATE
      SET revision = excluded.revision, withdrawn = excluded.withdrawn, type = excluded.type,
        side = excluded.side, minute = excluded.minute, added_minute = excluded.added_minute,
        player = excluded.player, other_player = excluded.other_player, score = excluded.score,
        player_id = excluded.player_id, other_player_id = excluded.other_player_id,
        reason = excluded.reason, var_reason = excluded.var_reason,
        var_result = excluded.var_result,
        -- An incident that was withdrawn before it arrived was never shown, so it is not corrected.
        -- Filling in an unknown value is no correction; changing a known type, side or player is.
        -- Other changes are corrections only when the source says so.
        corrected = t.corrected OR NOT t.withdrawn AND (
          excluded.withdrawn
          OR (t.type, t.side) <> (excluded.type, excluded.side)
          OR coalesce(t.player <> excluded.player, false)
          OR coalesce(t.other_player <> excluded.other_player, false)
          OR excluded.corrected AND (
            t.minute <> excluded.minute
            OR coalesce(t.score <> excluded.score, false)
            OR coalesce(t.reason <> excluded.reason, false)
            OR coalesce(t.var_result <> excluded.var_result, false)
          )
        ),
        source = excluded.source, source_at = excluded.source_at
      WHERE t.revision < excluded.revision`.execute(db)
}

/** Deletes older revisions of these incidents, so that a restart is not stored as a correction. */
async function deleteOlder(db: Db, sport: IncidentSport, incidents: IncidentRow[]): Promise<void> {
  if (incidents.length === 0) return
  const rows = incidents.map(({ matchId, entry: { key, revision } }) => ({
    matchId,
    key,
    revision,
  }))
  await sql`
    DELETE FROM ${sportTable(sport, 'incidents')} t
    USING ${jsonRows('r', rows, { matchId: 'int', key: 'text', revision: 'bigint' })}
    WHERE t.match_id = r."matchId"
      AND t.key = r.key
      AND t.revision < r.revision`.execute(db)
}

/** The codes of an incident; an invalid code becomes null and the incident is stored. */
function codesOf(incident: FeedIncident | null) {
  const code = (value: number | null | undefined) => {
    return value != null && Number.isSafeInteger(value) && value >= 0 && value <= MAX_CODE
      ? value
      : null
  }
  return {
    reason: code(incident?.reason),
    varReason: code(incident?.varReason),
    varResult: code(incident?.varResult),
  }
}
