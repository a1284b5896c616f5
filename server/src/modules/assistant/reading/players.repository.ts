import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export type PlayerRow = {
  id: number
  sport: number
  name: string
  teamId: number | null
  team: string | null
  position: string | null
  shirtNumber: number | null
  /** yyyy-MM-dd */
  birthDate: string | null
  heightCm: number | null
  area: string | null
  at: number
}

/** A player as the sheets of matches name them. */
export async function readPlayer(db: Db, id: number): Promise<PlayerRow | null> {
  const { rows } = await sql<PlayerRow>`
    SELECT p.id, p.sport_id AS sport, p.name_zh AS name, p.team_id AS "teamId",
      t.short_zh AS team, p.position, p.shirt_number AS "shirtNumber",
      p.birth_date::text AS "birthDate", p.height_cm AS "heightCm", p.area_zh AS area,
      floor(extract(epoch FROM p.source_at) * 1000)::float8 AS at
    FROM players p LEFT JOIN teams t ON t.id = p.team_id WHERE p.id = ${id}`.execute(db)
  return rows[0] ?? null
}
