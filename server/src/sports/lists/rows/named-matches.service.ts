import type { MatchList, MatchRow } from '../../match-row'
import { type BoardView, contentsOf } from '../board/board-contents'
import type { RowDeps } from './listed-match.service'
import { type ListRows, matchList, rowsOf } from './match-list'
import { readLeagues, readMatchesNamed, readTeams } from './row.repository'
import { withColumns } from './with-columns'

type NamedDeps<Row extends MatchRow> = RowDeps<Row> & { sources: string[]; nowMs: number }

/** These matches as list rows: from the board at its position, the others from the database. */
export async function readNamedMatches<Row extends MatchRow>(
  ids: readonly number[],
  view: BoardView<Row>,
  deps: NamedDeps<Row>,
): Promise<MatchList<Row>> {
  const wanted = new Set(ids)
  // Read before the first `await`: the board changes meanwhile, and the position is that of now.
  const listed = rowsOf(view.contents, ({ id }) => wanted.has(id))
  for (const { id } of listed.matches) wanted.delete(id)
  const rows = wanted.size === 0 ? listed : joined(listed, await readRows([...wanted], deps))
  return matchList(view, rows, deps.nowMs)
}

async function readRows<Row extends MatchRow>(
  ids: number[],
  { db, sport, sources, columns }: NamedDeps<Row>,
): Promise<ListRows<Row>> {
  const matches = await withColumns(db, await readMatchesNamed(db, sport, ids, sources), columns)
  const [leagues, teams] = await Promise.all([
    readLeagues(db, [...new Set(matches.map(({ li }) => li))]),
    readTeams(db, [...new Set(matches.flatMap(({ home, away }) => [home, away]))]),
  ])
  return { matches, leagues, teams }
}

function joined<Row extends MatchRow>(one: ListRows<Row>, other: ListRows<Row>): ListRows<Row> {
  const all = contentsOf({
    matches: [...one.matches, ...other.matches],
    leagues: [...one.leagues, ...other.leagues],
    teams: [...one.teams, ...other.teams],
  })
  return rowsOf(all, () => true)
}
