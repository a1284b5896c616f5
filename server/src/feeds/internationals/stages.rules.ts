import type { ToldMatch } from '../imports'

/** Fewer teams than this are no group. */
const LEAST_IN_GROUP = 3
/** Teams of a group meet once, or once at each side's home. */
const MOST_MEETINGS = 2

type Match = Pick<ToldMatch, 'homeKey' | 'awayKey' | 'kickoffAt'>

/**
 * Rounds of the group stage of one tournament, `小组赛 第1轮`: the files have no stages, but they show one. It is the
 * longest beginning of the tournament in which several circles of teams meet each other, all of each circle equally
 * often, and in which every team of the tournament stands in one. Empty when there is no such beginning, or when most
 * of what follows is played within the circles too: then the year ended in the middle of the stage. What follows it
 * has no round, since nothing tells a quarter-final from a match for the fifth place.
 */
export function groupStageRounds<Told extends Match>(matches: readonly Told[]): Map<Told, string> {
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
    meet(rivals, one, other)
    meet(rivals, other, one)
  }
  if (rivals.size < allTeams) return false
  const circles = new Set([...rivals].map(([team, met]) => [team, ...met.keys()].sort().join()))
  return circles.size > 1 && [...rivals].every(([team, met]) => isInCircle(team, met, rivals))
}

function meet(rivals: Map<string, Map<string, number>>, team: string, other: string): void {
  const met = rivals.get(team) ?? new Map<string, number>()
  rivals.set(team, met.set(other, (met.get(other) ?? 0) + 1))
}

/** Whether all whom a team met have met the same ones, and all equally often. */
function isInCircle(
  team: string,
  met: ReadonlyMap<string, number>,
  rivals: ReadonlyMap<string, ReadonlyMap<string, number>>,
): boolean {
  const [meetings = 0] = met.values()
  if (met.size + 1 < LEAST_IN_GROUP || meetings > MOST_MEETINGS) return false
  return [...met].every(([other, times]) => {
    const theirs = rivals.get(other)
    const isClosed =
      theirs?.size === met.size && [...met.keys()].every((one) => one === other || theirs.has(one))
    return times === meetings && isClosed && theirs.has(team)
  })
}

/** Whether what came after the stage brought together mostly teams that had not met in it. */
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

function numbered<Told extends Match>(matches: readonly Told[]): Map<Told, string> {
  const played = new Map<string, number>()
  return new Map(
    matches.map((match) => {
      const turns = teamsOf(match).map((team) => (played.get(team) ?? 0) + 1)
      for (const [index, team] of teamsOf(match).entries()) played.set(team, turns[index] ?? 1)
      return [match, `小组赛 第${Math.max(...turns)}轮`]
    }),
  )
}
