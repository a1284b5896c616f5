import type { PostTag } from '@saidian/shared/contracts/community'
import type { Span, WrittenState } from '@saidian/shared/contracts/content'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

type TeamTag = Extract<PostTag, { kind: 'team' }>

export type PostRow = {
  code: string
  circle: { id: number; name: string }
  authorId: string
  state: WrittenState
  text: string
  spans: Span[]
  matchId: number | null
  team: Omit<TeamTag, 'kind'> | null
  at: number
  editedAt: number | null
  region: string
  isPinned: boolean
}

/** Posts by their ids, in any state but deleted. */
export async function readPostRows(db: Db, ids: readonly string[]): Promise<Map<string, PostRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<PostRow>`
    SELECT p.id::text AS code, json_build_object('id', c.id, 'name', c.name) AS circle,
      p.author_id::text AS "authorId", p.state, p.text, p.spans, p.match_id AS "matchId",
      CASE WHEN t.id IS NOT NULL THEN json_build_object('sport', t.sport_id, 'team',
        json_build_object('id', t.id, 'nameZh', t.name_zh, 'shortZh', t.short_zh,
          'colors', t.colors, 'mark', t.mark, 'iso', t.iso)) END AS team,
      floor(extract(epoch FROM p.at))::float8 AS at,
      floor(extract(epoch FROM p.edited_at))::float8 AS "editedAt",
      p.region, p.pinned_at IS NOT NULL AS "isPinned"
    FROM posts p JOIN circles c ON c.id = p.circle_id LEFT JOIN teams t ON t.id = p.team_id
    WHERE p.id = ANY(${ids}::bigint[]) AND p.state <> 'deleted'`.execute(db)
  return new Map(rows.map((row) => [row.code, row]))
}
