import type { MatchRow } from '../../../../sports/match-row'
import { type ReadTableDeps, readTable } from '../standings/read-table'
import { writeTable } from '../standings/table-article'
import { keyOf } from './due.repository'
import type { DueTable } from './due-tables.repository'
import type { Publish } from './publish.service'

/** Matches that an article about a round names; lists of a match show it. */
const NAMED_MATCHES = 10

export type WriteTableDeps<Row extends MatchRow> = ReadTableDeps<Row> & { publish: Publish }

/** Writes the table of a league after a round. */
export function createWriteTable<Row extends MatchRow>(deps: WriteTableDeps<Row>) {
  const { sport, source, publish } = deps
  return async (due: DueTable): Promise<void> => {
    const read = await readTable(deps, due)
    const text = read && writeTable(read.facts)
    if (!read || !text) return
    const { facts, teams } = read
    await publish({
      key: keyOf(source, 'table', `${due.seasonId}:${due.part}`),
      facts: due.facts,
      text,
      matchId: null,
      isDemo: facts.isDemo,
      isGreat: false,
      matchIds: due.matchIds.slice(-NAMED_MATCHES),
      sport: sport.id,
      league: facts.league.name,
      publishedAt: due.endedAt,
      cover: { sport: sport.id, leagueColor: facts.league.color, teams, kind: 'table' },
    })
  }
}
