import { roundZh } from '../openfootball'
import type { TournamentRow } from './tournament-file'

const GROUP = /^Group ([A-Z])$/

/** The letter of the group a match belongs to; null in knock-out rounds. */
function groupOf({ group, round }: TournamentRow): string | null {
  return GROUP.exec(group ?? '')?.[1] ?? GROUP.exec(round)?.[1] ?? null
}

/**
 * Rounds of a tournament in Chinese, one a row: `小组赛A组 第1轮`, `1/8决赛`. The files count days, not rounds of a group;
 * which match of its group it is for a team says that.
 */
export function tournamentRounds(rows: readonly TournamentRow[]): Map<TournamentRow, string> {
  const played = new Map<string, number>()
  const rounds = new Map<TournamentRow, string>()
  for (const row of [...rows].sort((a, b) => a.date.localeCompare(b.date))) {
    const group = groupOf(row)
    if (group === null) {
      rounds.set(row, knockoutZh(row.round))
      continue
    }
    const turns = [row.team1, row.team2].map((team) => (played.get(team) ?? 0) + 1)
    for (const [index, team] of [row.team1, row.team2].entries()) played.set(team, turns[index] ?? 1)
    rounds.set(row, `小组赛${group}组 第${Math.max(...turns)}轮`)
  }
  return rounds
}

const PATHS: [RegExp, string][] = [
  [/^UEFA Second Round Play-offs, Path ([A-Z]), /, '欧洲区附加赛$1组 '],
  [/^Inter-confederation Play-offs, Pathway (\d), /, '洲际附加赛第$1路径 '],
]

function knockoutZh(round: string): string {
  for (const [pattern, words] of PATHS) {
    const found = pattern.exec(round)
    if (found) return words.replace('$1', found[1] ?? '') + roundZh(round.slice(found[0].length))
  }
  return roundZh(round)
}
