import { sql } from 'kysely'
import { type Db, jsonRows } from '../../../platform/database'
import type { MatchState } from '../../match-state'
import type { Sport } from '../../sport'
import { sportTable } from '../../sport-table.repository'
import { isShown, type StoredDoubt } from './second-look.rules'

export type DoubtChange = {
  matchId: number
  doubt: { before: StoredDoubt<MatchState> | null; next: StoredDoubt<MatchState> | null }
}

/** Whether readers see another mark than before. */
export function changesMark({ doubt: { before, next } }: DoubtChange): boolean {
  return isShown(before) !== isShown(next)
}

/** Writes what waits for a second look; a match whose mark changes gets a new version. */
export async function storeDoubts(
  db: Db,
  sport: Pick<Sport, 'key'>,
  changes: readonly DoubtChange[],
): Promise<void> {
  const rows = changes
    .filter(({ doubt: { before, next } }) => before !== next)
    .map((change) => ({
      matchId: change.matchId,
      doubt: change.doubt.next && { ...change.doubt.next, isShown: isShown(change.doubt.next) },
      steps: changesMark(change) ? 1 : 0,
    }))
  if (rows.length === 0) return
  await sql`
    UPDATE ${sportTable(sport, 'match_states')} s
    SET doubt = nullif(r.doubt, 'null'::jsonb), version = s.version + r.steps
    FROM ${jsonRows('r', rows, { matchId: 'int', doubt: 'jsonb', steps: 'int' })}
    WHERE s.match_id = r."matchId"`.execute(db)
}
