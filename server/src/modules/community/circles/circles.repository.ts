import type { Circle } from '@saidian/shared/contracts/community'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

export type StoredCircle = Circle & { rules: string[] }

const MAX_LISTED = 500

const columnsFor = (memberId: string | null) => sql`c.id, c.kind, c.name, c.description, c.rules,
  c.colors, c.mark, c.iso, c.members, c.posts,
  EXISTS (SELECT FROM circle_members j
    WHERE j.circle_id = c.id AND j.member_id = ${memberId}::bigint) AS "isJoined"`

/** Circles as a member sees them: joined ones first, then by members. */
export async function listCircles(
  db: Db,
  { kind, memberId }: { kind?: Circle['kind'] | undefined; memberId: string | null },
): Promise<StoredCircle[]> {
  const { rows } = await sql<StoredCircle>`
    SELECT ${columnsFor(memberId)} FROM circles c
    ${kind === undefined ? sql`` : sql`WHERE c.kind = ${kind}`}
    ORDER BY "isJoined" DESC, c.members DESC, c.weight DESC, c.id LIMIT ${MAX_LISTED}`.execute(db)
  return rows
}

export async function findCircle(
  db: Db,
  id: number,
  memberId: string | null,
): Promise<StoredCircle | null> {
  const { rows } = await sql<StoredCircle>`
    SELECT ${columnsFor(memberId)} FROM circles c WHERE c.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/**
 * Joins or leaves; a second time changes nothing. Resolves with the exact number of members: all
 * who join at once lock the row of the circle one after the other. Null for an unknown circle.
 */
export async function setJoined(
  trx: Db,
  { id, memberId, isOn, nowMs }: { id: number; memberId: string; isOn: boolean; nowMs: number },
): Promise<number | null> {
  const locked = await sql`SELECT FROM circles WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx)
  if (locked.rows.length === 0) return null
  const changed = isOn
    ? await sql`INSERT INTO circle_members (circle_id, member_id, joined_at)
        SELECT ${id}, a.id, ${new Date(nowMs)} FROM accounts a
        WHERE a.id = ${memberId} AND a.deleted_at IS NULL FOR SHARE
        ON CONFLICT DO NOTHING RETURNING 1`.execute(trx)
    : await sql`DELETE FROM circle_members
        WHERE circle_id = ${id} AND member_id = ${memberId} RETURNING 1`.execute(trx)
  const step = changed.rows.length * (isOn ? 1 : -1)
  const { rows } = await sql<{ members: number }>`
    UPDATE circles SET members = members + ${step} WHERE id = ${id} RETURNING members`.execute(trx)
  return rows[0]?.members ?? null
}

export async function readManagers(db: Db, circleId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT member_id::text AS id FROM circle_managers WHERE circle_id = ${circleId}
    ORDER BY appointed_at, member_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The circles of these that a member manages. */
export async function readManaged(
  db: Db,
  memberId: string | null,
  circleIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (memberId === null || circleIds.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    SELECT circle_id AS id FROM circle_managers
    WHERE member_id = ${memberId} AND circle_id = ANY(${circleIds}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Changes description and rules; false for an unknown circle. */
export async function saveRules(
  db: Db,
  { circleId, description, rules }: { circleId: number; description: string; rules: string[] },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE circles SET description = ${description}, rules = ${rules}::text[]
    WHERE id = ${circleId} RETURNING 1`.execute(db)
  return rows.length > 0
}

/** The circles of leagues and of teams, by the ids of these. */
export async function readCirclesOf(
  db: Db,
): Promise<{ league: Map<number, number>; team: Map<number, number> }> {
  const { rows } = await sql<{ id: number; leagueId: number | null; teamId: number | null }>`
    SELECT id, league_id AS "leagueId", team_id AS "teamId" FROM circles`.execute(db)
  const by = (key: 'leagueId' | 'teamId') =>
    new Map(rows.flatMap((row): [number, number][] => (row[key] ? [[row[key], row.id]] : [])))
  return { league: by('leagueId'), team: by('teamId') }
}
