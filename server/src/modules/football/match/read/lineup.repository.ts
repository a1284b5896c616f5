import type {
  FootballMatch,
  Injury,
  LineupPlayer,
  MatchLineup,
  SideLineup,
} from '@saidian/shared/contracts/football'
import { isOver } from '@saidian/shared/lib/football'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

export type Sheets = { home: SideLineup | null; away: SideLineup | null }

type Row = Omit<SideLineup, 'players'> & { side: 'home' | 'away'; players: LineupPlayer[] }

/** Both team sheets, players in the order of the sheet. */
export async function readSheets(db: Db, matchId: number): Promise<Sheets> {
  const { rows } = await sql<Row>`
    SELECT l.side, l.revision::float8 AS revision, l.confirmed, l.formation, l.coach,
      coalesce((
        SELECT json_agg(json_build_object(
          'playerId', lp.player_id, 'nameZh', p.name_zh, 'shortZh', p.short_zh, 'state', lp.state,
          'shirtNumber', lp.shirt_number, 'position', lp.position, 'x', lp.x, 'y', lp.y,
          'captain', lp.captain, 'rating', round(lp.rating::numeric, 1)::float8, 'note', lp.note
        ) ORDER BY lp.place)
        FROM football_lineup_players lp
        JOIN players p ON p.id = lp.player_id
        WHERE lp.match_id = l.match_id AND lp.side = l.side
      ), '[]'::json) AS players
    FROM football_lineups l
    WHERE l.match_id = ${matchId}`.execute(db)
  const of = (wanted: 'home' | 'away') => {
    const row = rows.find(({ side }) => side === wanted)
    if (!row) return null
    const { side: _, ...sheet } = row
    return sheet
  }
  return { home: of('home'), away: of('away') }
}

/** Injured and suspended players; empty for a finished match, since the rows are those of today. */
export async function readInjuries(
  db: Db,
  { home, away, s: status }: Pick<FootballMatch, 'home' | 'away' | 's'>,
): Promise<MatchLineup['injuries']> {
  if (isOver(status)) return { home: [], away: [] }
  const { rows } = await sql<Injury & { teamId: number }>`
    SELECT i.team_id AS "teamId", i.player_id AS "playerId", p.name_zh AS "nameZh", p.position,
      i.type, i.note
    FROM football_injuries i
    JOIN players p ON p.id = i.player_id
    WHERE i.team_id = ANY(${[home, away]})
    ORDER BY i.type, p.shirt_number, i.player_id`.execute(db)
  const of = (wanted: number) =>
    rows.filter(({ teamId }) => teamId === wanted).map(({ teamId: _, ...injury }) => injury)
  return { home: of(home), away: of(away) }
}
