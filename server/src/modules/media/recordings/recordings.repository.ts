import { sql } from 'kysely'
import type { Db } from '../../../platform/database'

/** Why a recording is no longer made. */
export type EndState = 'ended' | 'limit' | 'quota' | 'full' | 'failed'

export type StoredRecording = {
  id: number
  roomId: number
  matchId: number | null
  title: string
  fileKey: string
  startedAtMs: number
  durationMs: number
  bytes: number
  /** Its file is missing. */
  isGone: boolean
}

const COLUMNS = sql`r.id::float8 AS id, r.room_id AS "roomId", r.match_id AS "matchId", r.title,
  r.file_key AS "fileKey", round(extract(epoch FROM r.started_at) * 1000)::float8 AS "startedAtMs",
  r.duration_ms AS "durationMs", r.bytes::float8 AS bytes,
  r.is_gone AS "isGone"`

const dateOf = (ms: number) => new Date(ms)

/** Adds a recording of the broadcast that is on air in a room; null while none is. */
export async function insertRecording(
  db: Db,
  { roomId, fileKey, startedAtMs }: { roomId: number; fileKey: string; startedAtMs: number },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO recordings (broadcast_id, room_id, match_id, title, file_key, started_at, state)
    SELECT b.id, b.room_id, coalesce(b.match_id, rooms.match_id), b.title, ${fileKey},
      ${dateOf(startedAtMs)}, 'recording'
    FROM broadcasts b JOIN rooms ON rooms.id = b.room_id
    WHERE b.room_id = ${roomId} AND b.ended_at IS NULL
    RETURNING id::float8 AS id`.execute(db)
  return rows[0]?.id ?? null
}

/** False when the recording is no longer wanted: its anchor or its room was erased. */
export async function saveProgress(
  db: Db,
  { id, durationMs, bytes }: { id: number; durationMs: number; bytes: number },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE recordings r SET duration_ms = ${durationMs}, bytes = ${bytes},
      match_id = coalesce(r.match_id, rooms.match_id)
    FROM rooms WHERE r.id = ${id} AND rooms.id = r.room_id RETURNING 1`.execute(db)
  return rows.length > 0
}

/** False when the recording is no longer wanted. */
export async function saveEnd(
  db: Db,
  end: { id: number; durationMs: number; bytes: number; state: EndState },
): Promise<boolean> {
  const { id, durationMs, bytes, state } = end
  const { rows } = await sql`
    UPDATE recordings SET duration_ms = ${durationMs}, bytes = ${bytes}, state = ${state},
      ended_at = started_at + ${durationMs} * interval '1 millisecond'
    WHERE id = ${id} RETURNING 1`.execute(db)
  return rows.length > 0
}

export async function deleteRecordings(db: Db, ids: readonly number[]): Promise<void> {
  await sql`DELETE FROM recordings WHERE id = ANY(${ids}::bigint[])`.execute(db)
}

/** Recordings whose process no longer writes to them, or does so at this moment. */
export async function readUnfinished(db: Db): Promise<StoredRecording[]> {
  const { rows } = await sql<StoredRecording>`
    SELECT ${COLUMNS} FROM recordings r WHERE state = 'recording'`.execute(db)
  return rows
}

/** All recordings, oldest first. */
export async function readAllRecordings(
  db: Db,
): Promise<(StoredRecording & { isOver: boolean })[]> {
  const { rows } = await sql<StoredRecording & { isOver: boolean }>`
    SELECT ${COLUMNS}, state <> 'recording' AS "isOver" FROM recordings r
    ORDER BY started_at, r.id`.execute(db)
  return rows
}

/** Notes of finished recordings whether their files are among these. */
export async function noteFiles(db: Db, fileKeys: readonly string[]): Promise<void> {
  await sql`UPDATE recordings SET is_gone = NOT is_gone
    WHERE state <> 'recording' AND is_gone = (file_key = ANY(${fileKeys}))`.execute(db)
}

/** Whether a room already has a recording that can be played, or one is being made. */
export async function hasRecording(db: Db, roomId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM recordings
    WHERE room_id = ${roomId} AND NOT is_gone LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Finished recordings of a room that can be played, newest first. */
export async function readRecordingsOf(db: Db, roomId: number): Promise<StoredRecording[]> {
  const { rows } = await sql<StoredRecording>`
    SELECT ${COLUMNS} FROM recordings r JOIN rooms ON rooms.id = r.room_id
    WHERE r.room_id = ${roomId} AND state <> 'recording' AND NOT is_gone
      AND rooms.closed_reason IS NULL
    ORDER BY started_at DESC, r.id DESC LIMIT 100`.execute(db)
  return rows
}

/** A finished recording; null also while its room is closed. */
export async function findRecording(db: Db, id: number): Promise<StoredRecording | null> {
  const { rows } = await sql<StoredRecording>`
    SELECT ${COLUMNS} FROM recordings r JOIN rooms ON rooms.id = r.room_id
    WHERE r.id = ${id} AND state <> 'recording' AND rooms.closed_reason IS NULL`.execute(db)
  return rows[0] ?? null
}

/** Recordings of the room of a member. */
export async function readRecordingsOfAnchor(db: Db, memberId: string): Promise<StoredRecording[]> {
  const { rows } = await sql<StoredRecording>`
    SELECT ${COLUMNS} FROM recordings r JOIN rooms ON rooms.id = r.room_id
    WHERE rooms.anchor_id = ${memberId}::bigint ORDER BY r.id`.execute(db)
  return rows
}

/** Who broadcasts in a room, and what the recording is called. */
export async function readAnchorOf(
  db: Db,
  recordingId: number,
): Promise<{ anchorId: string; roomId: number; title: string } | null> {
  const { rows } = await sql<{ anchorId: string; roomId: number; title: string }>`
    SELECT rooms.anchor_id::text AS "anchorId", rooms.id AS "roomId", r.title
    FROM recordings r JOIN rooms ON rooms.id = r.room_id WHERE r.id = ${recordingId}`.execute(db)
  return rows[0] ?? null
}
