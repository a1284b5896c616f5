import { sql } from 'kysely'
import type { MatchRow } from '../../match-row'
import type { ListedSport } from '../../sport'
import { sportTable } from '../../sport-table.repository'
import type { ReadColumns } from '../match-lists'

const MARK: Pick<MatchRow, 'doubt'> = { doubt: true }

/** The mark of matches about which a source contradicts itself. */
export function readDoubts<Row extends MatchRow>(
  sport: Pick<ListedSport<Row>, 'key'>,
): ReadColumns<Partial<Row>> {
  return async (db, matchIds) => {
    const { rows } = await sql<{ id: number }>`
      SELECT match_id AS id FROM ${sportTable(sport, 'match_states')}
      WHERE doubt IS NOT NULL AND match_id = ANY(${matchIds})
        AND (doubt->>'isShown')::boolean`.execute(db)
    return new Map(rows.map(({ id }) => [id, MARK as Partial<Row>]))
  }
}
