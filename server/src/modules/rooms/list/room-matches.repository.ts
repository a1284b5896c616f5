import type { MatchSummary } from '@saidian/shared/contracts/matches'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { selectMatchSummaries } from '../../../sports/match'

/** Matches that a room shows or that a broadcast is announced for, by kick-off. */
export function readMatchesWithRooms(
  db: Db,
  { fromMs, toMs, nowMs, limit }: { fromMs: number; toMs: number; nowMs: number; limit: number },
): Promise<MatchSummary[]> {
  return selectMatchSummaries(
    db,
    sql`WHERE m.id IN (
      SELECT match_id FROM rooms WHERE closed_reason IS NULL AND match_id IS NOT NULL
      UNION
      SELECT s.match_id FROM announced_broadcasts s JOIN rooms r ON r.id = s.room_id
      WHERE r.closed_reason IS NULL AND s.match_id IS NOT NULL AND s.cancelled_at IS NULL
        AND s.starts_at > ${new Date(nowMs)}
    ) AND m.kickoff_at BETWEEN ${new Date(fromMs)} AND ${new Date(toMs)}
    ORDER BY m.kickoff_at, m.id LIMIT ${limit}`,
  )
}
