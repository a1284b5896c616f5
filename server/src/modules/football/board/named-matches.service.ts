import type { FootballList } from '@saidian/shared/contracts/football'
import type { Db } from '../../../platform/database'
import { readLeagues, readMatchesNamed, readTeams } from './board.repository'
import { type BoardView, contentsOf } from './board-contents'
import { type ReadColumns, withColumns } from './columns.repository'
import { footballList, type ListRows, rowsOf } from './football-list'

type NamedDeps = {
  db: Db
  columns: readonly ReadColumns[]
  sources: string[]
  nowMs: number
}

/** These matches as list rows: from the board at its position, the others from the database. */
export async function readNamedMatches(
  ids: readonly number[],
  view: BoardView,
  deps: NamedDeps,
): Promise<FootballList> {
  const wanted = new Set(ids)
  // Read before the first `await`: the board changes meanwhile, and the position is that of now.
  const listed = rowsOf(view.contents, ({ id }) => wanted.has(id))
  for (const { id } of listed.matches) wanted.delete(id)
  const rows = wanted.size === 0 ? listed : joined(listed, await readRows([...wanted], deps))
  return footballList(view, rows, deps.nowMs)
}

async function readRows(ids: number[], { db, sources, columns }: NamedDeps): Promise<ListRows> {
  const matches = await withColumns(db, await readMatchesNamed(db, ids, sources), columns)
  const [leagues, teams] = await Promise.all([
    readLeagues(db, [...new Set(matches.map(({ li }) => li))]),
    readTeams(db, [...new Set(matches.flatMap(({ home, away }) => [home, away]))]),
  ])
  return { matches, leagues, teams }
}

function joined(one: ListRows, other: ListRows): ListRows {
  const all = contentsOf({
    matches: [...one.matches, ...other.matches],
    leagues: [...one.leagues, ...other.leagues],
    teams: [...one.teams, ...other.teams],
  })
  return rowsOf(all, () => true)
}
