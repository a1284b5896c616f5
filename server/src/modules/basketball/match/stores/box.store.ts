import { sql } from 'kysely'
import type { FeedPlayerLine } from '../../../../feeds/feed'
import { isFeedPlayerLine } from '../../../../feeds/messages'
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

type SidedLine = FeedPlayerLine & { key: string; side: 'home' | 'away'; place: number }

const COLUMNS = {
  matchId: 'int',
  key: 'text',
  side: 'text',
  revision: 'bigint',
  at: 'float8',
  place: 'int',
  starter: 'boolean',
  onCourt: 'boolean',
  absent: 'text',
  seconds: 'smallint',
  points: 'smallint',
  fieldGoals: 'smallint[]',
  threes: 'smallint[]',
  freeThrows: 'smallint[]',
  offensiveRebounds: 'smallint',
  defensiveRebounds: 'smallint',
  assists: 'smallint',
  steals: 'smallint',
  blocks: 'smallint',
  turnovers: 'smallint',
  fouls: 'smallint',
  plusMinus: 'smallint',
} as const

/** Lines of the box score by player; the highest revision wins. Unknown players are left out. */
export function boxStore(onDetails: OnDetails): DetailStore {
  return validatedStore(basketball, { kind: 'box', validate, save: saveLines }, onDetails)
}

function validate(message: MessageOf<'box'>): Validated<MessageOf<'box'>> {
  const home = validEntries(message.home, isFeedPlayerLine)
  const away = validEntries(message.away, isFeedPlayerLine)
  const isEmpty = home.valid.length + away.valid.length === 0
  return {
    message: isEmpty ? null : { ...message, home: home.valid, away: away.valid },
    malformed: home.malformed + away.malformed,
  }
}

async function saveLines({ db, source, messages, ids }: Batch<'box'>): Promise<Touched[]> {
  const rows = newestEntries(messages.map(withLines), ids).map(({ entry, ...line }) => ({
    ...entry,
    ...line,
  }))
  const without = await matchesWithout(db, basketball, 'player_lines', ids.values())
  const { rows: taken } = await sql<{ matchId: number }>`
    INSERT INTO basketball_player_lines AS t
      (match_id, player_id, side, revision, place, starter, on_court, absent, seconds, points,
        field_goals, threes, free_throws, offensive_rebounds, defensive_rebounds, assists, steals,
        blocks, turnovers, fouls, plus_minus, source, source_at)
    SELECT r."matchId", p.id, r.side, r.revision, coalesce(known.places, 0) + r.place, r.starter,
      r."onCourt", r.absent, r.seconds, r.points, r."fieldGoals", r.threes, r."freeThrows",
      r."offensiveRebounds", r."defensiveRebounds", r.assists, r.steals, r.blocks, r.turnovers,
      r.fouls, r."plusMinus", ${source}, to_timestamp(r.at)
    FROM ${jsonRows('r', rows, COLUMNS)}
    JOIN players p ON p.sport_id = ${basketball.id} AND p.key = r.key
    LEFT JOIN LATERAL (
      -- A message has only new and changed lines: players that it adds stand below the known ones.
      SELECT max(k.place) + 1 AS places
      FROM basketball_player_lines k
      WHERE k.match_id = r."matchId"
    ) known ON true
    ON CONFLICT (match_id, player_id) DO UPDATE
      SET side = excluded.side, revision = excluded.revision, starter = excluded.starter,
        on_court = excluded.on_court, absent = excluded.absent, seconds = excluded.seconds,
        points = excluded.points, field_goals = excluded.field_goals, threes = excluded.threes,
        free_throws = excluded.free_throws, offensive_rebounds = excluded.offensive_rebounds,
        defensive_rebounds = excluded.defensive_rebounds, assists = excluded.assists,
        steals = excluded.steals, blocks = excluded.blocks, turnovers = excluded.turnovers,
        fouls = excluded.fouls, plus_minus = excluded.plus_minus,
        source = excluded.source, source_at = excluded.source_at
      WHERE t.revision < excluded.revision
    RETURNING match_id AS "matchId"`.execute(db)
  return touchedWith(db, basketball, { part: 'box', taken, without })
}

function withLines({ home, away, ...message }: MessageOf<'box'>) {
  const linesOf = (side: 'home' | 'away', lines: FeedPlayerLine[]): SidedLine[] =>
    lines.map((line, place) => ({ ...line, key: line.playerKey, side, place }))
  return { ...message, entries: [...linesOf('home', home), ...linesOf('away', away)] }
}
