import { RESULTS } from '@saidian/shared/contracts/predictions'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database'
import { sportTable } from '../../../sports/sport-table.repository'
import type { PredictedSport } from '../predicted-sport'
import type { SettleCandidate, Settlement } from './settle.rules'

/**
 * Predictions that are open, or whose result is not the one that settled them. Only these of `ids`,
 * if given.
 */
export async function readCandidates(
  db: Db,
  { sport }: Pick<PredictedSport, 'sport'>,
  { limit, ids }: { limit: number; ids?: number[] },
): Promise<SettleCandidate[]> {
  const { finished } = sport.statuses
  const ms = (column: string) => sql`extract(epoch FROM ${sql.ref(column)})::float8 * 1000`
  const { rows } = await sql<SettleCandidate>`
    SELECT p.record_id AS "recordId", p.match_id AS "matchId", ${ms('p.kickoff_at')} AS "kickoffAt",
      ${ms('p.locked_at')} AS "lockedAt", p.chances, p.settled_id AS "settledId",
      p.score AS "settledScore",
      CASE WHEN s.match_id IS NOT NULL THEN json_build_object(
        'kickoffAt', ${ms('m.kickoff_at')}, 'status', s.status, 'score', s.score
      ) END AS match
    FROM predictions p
    LEFT JOIN matches m ON m.id = p.match_id
    LEFT JOIN ${sportTable(sport, 'match_states')} s ON s.match_id = m.id
    WHERE p.sport_id = ${sport.id}
      ${ids ? sql`AND p.record_id = ANY(${ids})` : sql``}
      AND (
        (p.settled_id IS NULL AND (
          p.kickoff_at < clock_timestamp()
          OR s.status <> ${sport.statuses.notStarted}
          OR m.kickoff_at IS DISTINCT FROM p.kickoff_at
        ))
        OR (p.result IS NOT NULL
          AND (s.status = ${finished} AND s.score IS DISTINCT FROM p.score
            OR s.status = ANY(${sport.statuses.over.filter((status) => status !== finished)})))
      )
    ORDER BY p.record_id
    LIMIT ${limit}`.execute(db)
  return rows
}

/** Notes in the index what the record `settledId` says. */
export async function updateSettled(
  trx: Db,
  settledId: number,
  settlement: Settlement,
): Promise<void> {
  const isResult = settlement.kind === 'result'
  await sql`
    UPDATE predictions SET settled_id = ${settledId},
      score = ${isResult ? settlement.score : null}::smallint[],
      result = ${isResult ? RESULTS.indexOf(settlement.result) : null}::smallint,
      closing = ${isResult ? settlement.closing : null}::float8[]
    WHERE record_id = ${settlement.of}`.execute(trx)
}
