import type { Injury, LineupPlayer, SideLineup } from '@saidian/shared/contracts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export type Sheets = { home: SideLineup | null; away: SideLineup | null }

type Row = Omit<SideLineup, 'players'> & { side: 'home' | 'away'; players: LineupPlayer[] }

/** Both team sheets, the starters first as the sheet has them. */
export async function readSheets(db: Db, matchId: number): Promise<Sheets> {
  const { rows } = await sql<Row>`
    SELECT l.side, l.revision::float8 AS revision, l.confirmed, l.formation, l.coach,
      coalesce((SELECT json_agg(json_build_object(
          'playerId', lp.player_id, 'nameZh', p.name_zh, 'shortZh', p.short_zh, 'state', lp.state,
          'shirtNumber', lp.shirt_number, 'position', lp.position, 'x', lp.x, 'y', lp.y, 'captain', lp.captain,
          'rating', round(lp.rating::numeric, 1)::float8, 'note', lp.note) ORDER BY lp.place)
        FROM football_lineup_players lp JOIN players p ON p.id = lp.player_id
        WHERE lp.match_id = l.match_id AND lp.side = l.side), '[]'::json) AS players
    FROM football_lineups l WHERE l.match_id = ${matchId}`.execute(db)
  const of = (wanted: 'home' | 'away') => {
    const row = rows.find(({ side }) => side === wanted)
    if (!row) return null
    const { side: _, ...sheet } = row
    return sheet
  }
  return { home: of('home'), away: of('away') }
}

/** Who cannot play for these teams. */
export async function readInjuries(db: Db, teamIds: number[]): Promise<Map<number, Injury[]>> {
  const { rows } = await sql<Injury & { teamId: number }>`
    SELECT i.team_id AS "teamId", i.player_id AS "playerId", p.name_zh AS "nameZh", p.position, i.type, i.note
    FROM football_injuries i JOIN players p ON p.id = i.player_id
    WHERE i.team_id = ANY(${teamIds}) ORDER BY i.type, p.shirt_number`.execute(db)
  return new Map(
    teamIds.map((wanted) => [
      wanted,
      rows.filter(({ teamId }) => teamId === wanted).map(({ teamId: _, ...injury }) => injury),
    ]),
  )
}
