import { roundZh } from '../openfootball'
import type { TournamentRow } from './tournament-file'

const GROUP = /^(?:Group|Gruppe|Grupo|Groupe|Girone) ([A-Z]|\d{1,2})$/
/** The last four of 1950 played each other; nothing else is called so. */
const FINAL_GROUP = /^Final (Round|Group)$/

/** The letter or figure of the group a match belongs to; null in knock-out rounds. */
function groupOf({ group, round }: TournamentRow): string | null {
  return GROUP.exec(group ?? '')?.[1] ?? GROUP.exec(round)?.[1] ?? null
}

/**
 * Rounds of a tournament in Chinese, one a row: `小组赛A组 第1轮`, `1/8决赛`. The files count days, not
 * rounds of a group; which match of its group it is for a team says that. From 1974 to 1982 the best
 * of the first groups met in second ones.
 */
export function tournamentRounds(rows: readonly TournamentRow[]): Map<TournamentRow, string> {
  const played = new Map<string, number>()
  const firstGroups = new Map<string, string>()
  const rounds = new Map<TournamentRow, string>()
  const turnOf = (stage: string, { team1, team2 }: TournamentRow) => {
    const turns = [team1, team2].map((team) => (played.get(`${stage} ${team}`) ?? 0) + 1)
    for (const [index, team] of [team1, team2].entries())
      played.set(`${stage} ${team}`, turns[index] ?? 1)
    return Math.max(...turns)
  }
  for (const row of [...rows].sort((a, b) => a.date.localeCompare(b.date))) {
    const group = groupOf(row)
    if (group === null) {
      const text = knockoutZh(row.round)
      rounds.set(row, FINAL_GROUP.test(row.round) ? `${text} 第${turnOf('final', row)}轮` : text)
      continue
    }
    const isPlayOff = /play-?off/i.test(row.round)
    const [first = group] = [row.team1, row.team2].flatMap((team) => firstGroups.get(team) ?? [])
    for (const team of [row.team1, row.team2]) firstGroups.set(team, firstGroups.get(team) ?? group)
    const stage = first === group ? '小组赛' : '第二阶段小组赛'
    rounds.set(row, `${stage}${group}组 ${isPlayOff ? '附加赛' : `第${turnOf(group, row)}轮`}`)
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
