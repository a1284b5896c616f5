import { sql } from 'kysely'
import type { Db } from '../../platform/database'
import type { Sport } from '../sport'
import { sportTable } from '../sport-table.repository'

/**
 * Gives matches a new version, in the transaction that changed their list columns. The calling
 * store also returns them as touched with the part `columns`, so that the board reads them again.
 */
export async function bumpVersions(
  db: Db,
  sport: Pick<Sport, 'key'>,
  matchIds: number[],
): Promise<void> {
  if (matchIds.length === 0) return
  // Locked in the order of every other writer, so that two never deadlock.
  await sql`
    WITH locked AS MATERIALIZED (
      SELECT match_id
      FROM ${sportTable(sport, 'match_states')}
      WHERE match_id = ANY(${matchIds})
      ORDER BY match_id
      FOR UPDATE
    )
    UPDATE ${sportTable(sport, 'match_states')} s
    SET version = s.version + 1
    FROM locked
    WHERE s.match_id = locked.match_id`.execute(db)
}
