import type { ParsedMatch } from '..'

/** Smallest number of teams in a group. */
const MIN_IN_GROUP = 3
/** Teams of a group play each other once, or twice with swapped sides. */
const MAX_MATCHES_PER_PAIR = 2

type Match = Pick<ParsedMatch, 'homeKey' | 'awayKey' | 'kickoffAt'>

/**
 * Rounds of the group stage of one tournament, such as `小组赛 第1轮`. The files have no stages, so they
 * are derived: the group stage is the longest first part of the tournament in which every team
 * belongs to one of several groups and all teams of a group play each other equally often. Empty
 * without such a part, and when most later matches are within the groups too: then the file has
 * only a part of the stage. Later matches have no round: a quarter-final looks like a match for
 * fifth place.
 */
export function groupStageRounds<Row extends Match>(matches: readonly Row[]): Map<Row, string> {
  const inOrder = [...matches].sort((a, b) => a.kickoffAt - b.kickoffAt)
  const teams = new Set(matches.flatMap(teamsOf)).size
  for (let length = inOrder.length; length > 0; length--) {
    const beginning = inOrder.slice(0, length)
    if (!isGroupStage(beginning, teams)) continue
    return isOver(beginning, inOrder.slice(length)) ? numbered(beginning) : new Map()
  }
  return new Map()
}

function teamsOf({ homeKey, awayKey }: Match): [string, string] {
  return [homeKey, awayKey]
}

function isGroupStage(matches: readonly Match[], allTeams: number): boolean {
  const rivals = new Map<string, Map<string, number>>()
  for (const [one, other] of matches.map(teamsOf)) {
    countMatch(rivals, one, other)
    countMatch(rivals, other, one)
  }
  if (rivals.size < allTeams) return false
  const groups = new Set(
    [...rivals].map(([team, opponents]) => [team, ...opponents.keys()].sort().join()),
  )
  return (
    groups.size > 1 && [...rivals].every(([team, opponents]) => isInGroup(team, opponents, rivals))
  )
}

function countMatch(rivals: Map<string, Map<string, number>>, team: string, other: string): void {
  const opponents = rivals.get(team) ?? new Map<string, number>()
  rivals.set(team, opponents.set(other, (opponents.get(other) ?? 0) + 1))
}

/** Whether a team and its opponents played only each other, all equally often. */
function isInGroup(
  team: string,
  opponents: ReadonlyMap<string, number>,
  rivals: ReadonlyMap<string, ReadonlyMap<string, number>>,
): boolean {
  const [perPair = 0] = opponents.values()
  if (opponents.size + 1 < MIN_IN_GROUP || perPair > MAX_MATCHES_PER_PAIR) return false
  return [...opponents].every(([other, times]) => {
    const theirs = rivals.get(other)
    const isClosed =
      theirs?.size === opponents.size &&
      [...opponents.keys()].every((one) => one === other || theirs.has(one))
    return times === perPair && isClosed && theirs.has(team)
  })
}

/** Whether most matches after the stage are between teams that did not play each other in it. */
function isOver(stage: readonly Match[], after: readonly Match[]): boolean {
  const pairs = new Set(stage.map(pairOf))
  return (
    after.length === 0 ||
    after.filter((match) => pairs.has(pairOf(match))).length * 2 < after.length
  )
}

function pairOf(match: Match): string {
  return teamsOf(match).sort().join()
}

function numbered<Row extends Match>(matches: readonly Row[]): Map<Row, string> {
  const played = new Map<string, number>()
  return new Map(
    matches.map((match) => {
      const matchdays = teamsOf(match).map((team) => (played.get(team) ?? 0) + 1)
      for (const [index, team] of teamsOf(match).entries()) played.set(team, matchdays[index] ?? 1)
      return [match, `小组赛 第${Math.max(...matchdays)}轮`]
    }),
  )
}
