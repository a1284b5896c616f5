import type { Line, RowDetails, SeasonMatch } from '../../../sports/analysis'

const LAST = 10

/** Percentage, games behind the first, streak and records of the rows of a table. */
export function recordsOf(rows: readonly Line[], matches: readonly SeasonMatch[]): RowDetails[] {
  const played = matches
    .filter(({ score }) => score !== null)
    .sort((a, b) => b.kickoffAt - a.kickoffAt || b.id - a.id)
  const first = rows[0]
  return rows.map((row) => {
    const own = played.filter(({ home, away }) => home === row.teamId || away === row.teamId)
    const isWon = ({ home, score }: SeasonMatch) => {
      const [ofHome, ofAway] = score ?? [0, 0]
      return home === row.teamId ? ofHome > ofAway : ofAway > ofHome
    }
    const results = own.map(isWon)
    return {
      percentage: row.played === 0 ? 0 : Math.round((row.won / row.played) * 1000) / 1000,
      behind: first ? (first.won - first.lost - (row.won - row.lost)) / 2 : 0,
      streak: streakOf(results),
      lastTen: recordOf(results.slice(0, LAST)),
      homeRecord: recordOf(own.filter(({ home }) => home === row.teamId).map(isWon)),
      awayRecord: recordOf(own.filter(({ away }) => away === row.teamId).map(isWon)),
    }
  })
}

/** Games won in a row, negative for lost ones; newest first. */
function streakOf(results: readonly boolean[]): number {
  const newest = results[0]
  if (newest === undefined) return 0
  const end = results.findIndex((result) => result !== newest)
  const length = end === -1 ? results.length : end
  return newest ? length : -length
}

function recordOf(results: readonly boolean[]): [won: number, lost: number] {
  const won = results.filter(Boolean).length
  return [won, results.length - won]
}
