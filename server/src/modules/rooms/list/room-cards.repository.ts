import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** A room as lists show it, without its anchor's profile and its match. */
export type RoomRow = {
  id: number
  anchorId: string
  title: string
  column: number
  isLive: boolean
  heat: number
  matchId: number | null
}

/** Rooms `r` that are open, each with its broadcast on air `b`, if any. */
const FROM_ROOMS = sql`FROM rooms r
  LEFT JOIN broadcasts b ON b.room_id = r.id AND b.ended_at IS NULL
  WHERE r.closed_reason IS NULL`

const COLUMNS = sql`r.id, r.anchor_id::text AS "anchorId", r.title, r.column_id AS "column",
  b.id IS NOT NULL AS "isLive", r.heat, r.match_id AS "matchId"`

async function readRows(db: Db, rest: RawBuilder<unknown>): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`SELECT ${COLUMNS} ${FROM_ROOMS} ${rest}`.execute(db)
  return rows
}

export type RoomPage = {
  /** Null: rooms of every column. */
  column: number | null
  /** Anchors that the caller follows. */
  followed: readonly string[]
  offset: number
  limit: number
}

/**
 * Rooms on air first, in both groups those of followed anchors first, then by heat. The heat of
 * this order changes once a minute, so that two pages fit each other.
 */
export function readRoomPage(
  db: Db,
  { column, followed, offset, limit }: RoomPage,
): Promise<RoomRow[]> {
  return readRows(
    db,
    sql`AND (${column}::int IS NULL OR r.column_id = ${column}::int)
      ORDER BY b.id IS NOT NULL DESC, r.anchor_id = ANY(${followed}::bigint[]) DESC,
        r.list_heat DESC, r.id
      LIMIT ${limit} OFFSET ${offset}`,
  )
}

/** Rooms on air with the greatest heat that show a match. */
export function readBanner(db: Db, column: number | null, limit: number): Promise<RoomRow[]> {
  return readRows(
    db,
    sql`AND (${column}::int IS NULL OR r.column_id = ${column}::int)
      AND b.id IS NOT NULL AND r.match_id IS NOT NULL
      ORDER BY r.list_heat DESC, r.id LIMIT ${limit}`,
  )
}

/** Rooms on air that show this match. */
export function readRoomsOfMatch(db: Db, matchId: number, limit: number): Promise<RoomRow[]> {
  return readRows(
    db,
    sql`AND r.match_id = ${matchId} AND b.id IS NOT NULL
      ORDER BY r.heat DESC, r.id LIMIT ${limit}`,
  )
}

/** Rooms that show one of these matches or announce a broadcast of it; on air first. */
export async function readRoomsAbout(
  db: Db,
  matchIds: readonly number[],
  nowMs: number,
): Promise<(RoomRow & { aboutId: number })[]> {
  const { rows } = await sql<RoomRow & { aboutId: number }>`
    SELECT ${COLUMNS}, about.match_id AS "aboutId" FROM (
      SELECT id AS room_id, match_id FROM rooms WHERE match_id = ANY(${matchIds}::int[])
      UNION
      SELECT room_id, match_id FROM announced_broadcasts
      WHERE match_id = ANY(${matchIds}::int[]) AND cancelled_at IS NULL
        AND starts_at > ${new Date(nowMs)}
    ) about JOIN rooms r ON r.id = about.room_id
    LEFT JOIN broadcasts b ON b.room_id = r.id AND b.ended_at IS NULL
    WHERE r.closed_reason IS NULL
    ORDER BY b.id IS NOT NULL DESC, r.heat DESC, r.id`.execute(db)
  return rows
}

export async function readRoomOfAnchor(db: Db, anchorId: string): Promise<RoomRow | null> {
  return (await readRows(db, sql`AND r.anchor_id = ${anchorId}::bigint`))[0] ?? null
}
