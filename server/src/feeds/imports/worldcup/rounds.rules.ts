import { roundZh } from '../openfootball'
import type { TournamentRow } from './tournament-file'

const GROUP = /^(?:Group|Gruppe|Grupo|Groupe|Girone) ([A-Z]|\d{1,2})$/
/** The final group of four of 1950. */
const FINAL_GROUP = /^Final (Round|Group)$/

/** Letter or number of the group of a match; null in knock-out rounds. */
function groupOf({ group, round }: TournamentRow): string | null {
  return GROUP.exec(group ?? '')?.[1] ?? GROUP.exec(round)?.[1] ?? null
}

/**
 * Rounds of a tournament in Chinese, one per row: `小组赛A组 第1轮`, `1/8决赛`. The files count days, so
 * the round within a group is counted from the matches of each team. From 1974 to 1982 there was a
 * second group stage.
 */
export function tournamentRounds(rows: readonly TournamentRow[]): Map<TournamentRow, string> {
  const played = new Map<string, number>()
  const firstGroups = new Map<string, string>()
  const rounds = new Map<TournamentRow, string>()
  const matchdayOf = (stage: string, { team1, team2 }: TournamentRow) => {
    const matchdays = [team1, team2].map((team) => (played.get(`${stage} ${team}`) ?? 0) + 1)
    for (const [index, team] of [team1, team2].entries())
      played.set(`${stage} ${team}`, matchdays[index] ?? 1)
    return Math.max(...matchdays)
  }
  for (const row of [...rows].sort((a, b) => a.date.localeCompare(b.date))) {
    const group = groupOf(row)
    if (group === null) {
      const text = knockoutZh(row.round)
      rounds.set(
        row,
        FINAL_GROUP.test(row.round) ? `${text} 第${matchdayOf('final', row)}轮` : text,
      )
      continue
    }
    const isPlayOff = /play-?off/i.test(row.round)
    const [first = group] = [row.team1, row.team2].flatMap((team) => firstGroups.get(team) ?? [])
    for (const team of [row.team1, row.team2]) firstGroups.set(team, firstGroups.get(team) ?? group)
    const stage = first === group ? '小组赛' : '第二阶段小组赛'
    rounds.set(row, `${stage}${group}组 ${isPlayOff ? '附加赛' : `第${matchdayOf(group, row)}轮`}`)
  }
  return rounds
}

const PATHS: [RegExp, string][] = [
  [/^UEFA Second Round Play-offs, Path ([A-Z]), /, '欧洲区附加赛$1组 '],
  [/^Inter-confederation Play-offs, Pathway (\d), /, '洲际附加赛第$1路径 '],
]

function knockoutZh(round: string): string {
  for (const [pattern, text] of PATHS) {
    const found = pattern.exec(round)
    if (found) return text.replace('$1', found[1] ?? '') + roundZh(round.slice(found[0].length))
  }
  return roundZh(round)
}
