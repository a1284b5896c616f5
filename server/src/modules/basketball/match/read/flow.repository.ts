import type { ScoreFlow } from '@saidian/shared/contracts/basketball'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database'

/** Flows of the score by match; matches without one are left out. */
export async function readFlowsOf(db: Db, matchIds: number[]): Promise<Map<number, ScoreFlow>> {
  const { rows } = await sql<{ matchId: number; flow: ScoreFlow }>`
    SELECT match_id AS "matchId", flow
    FROM basketball_match_facts
    WHERE match_id = ANY(${matchIds}::bigint[]) AND flow IS NOT NULL`.execute(db)
  return new Map(rows.map(({ matchId, flow }) => [matchId, flow]))
}
