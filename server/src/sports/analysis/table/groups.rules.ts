import type { SeasonMatch } from './season-match'

/** Matches of one table; the name is empty where the season has only one. */
export type Group = { name: string; matches: SeasonMatch[] }

const LEAGUE = 1
const CUP = 2
const LETTERED = /小组赛\s*([A-Z])组/
const GROUP_STAGE = /小组赛|分组赛/
const LEAGUE_PHASE = /联赛阶段/
/** Minimum of teams in a group; fewer are a coincidence of an early season. */
const MIN_IN_GROUP = 4

/**
 * The tables of a season: one for a league, one per group of a group stage, one for a league phase,
 * none for knock-out cups and friendlies. Groups without names in the rounds are found by which
 * teams play each other; `besideTable` matches rounds of a league that do not count.
 */
export function groupsOf(
  matches: readonly SeasonMatch[],
  kind: number,
  besideTable: RegExp,
): Group[] {
  const staged = matches.filter(({ round }) => GROUP_STAGE.test(round))
  if (staged.length > 0) return byLetter(staged)
  const phase = matches.filter(({ round }) => LEAGUE_PHASE.test(round))
  if (phase.length > 0) return [{ name: kind === CUP ? '联赛阶段' : '', matches: phase }]
  if (kind !== LEAGUE) return []
  const counted = matches.filter(({ round }) => !besideTable.test(round))
  const teamSets = teamSetsOf(counted)
  if (teamSets.length > 1 && teamSets.every(isRoundRobin)) return numbered(teamSets)
  return counted.length > 0 ? [{ name: '', matches: counted }] : []
}

function byLetter(matches: SeasonMatch[]): Group[] {
  if (!matches.every(({ round }) => LETTERED.test(round))) {
    const teamSets = teamSetsOf(matches)
    return teamSets.length > 1 ? numbered(teamSets) : [{ name: '', matches }]
  }
  const letters = grouped(matches, ({ round }) => LETTERED.exec(round)?.[1] ?? '')
  return [...letters]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, own]) => ({ name: `${letter}组`, matches: own }))
}

function numbered(teamSets: SeasonMatch[][]): Group[] {
  return teamSets.map((matches, index) => ({ name: `第${index + 1}组`, matches }))
}

/** Matches by sets of teams that play only each other, in order of their smallest team id. */
function teamSetsOf(matches: readonly SeasonMatch[]): SeasonMatch[][] {
  const roots = new Map<number, number>()
  const rootOf = (team: number): number => {
    const next = roots.get(team) ?? team
    return next === team ? team : rootOf(next)
  }
  for (const { home, away } of matches) {
    const [low = home, high = away] = [rootOf(home), rootOf(away)].sort((a, b) => a - b)
    roots.set(high, low)
  }
  const teamSets = grouped(matches, ({ home }) => rootOf(home))
  return [...teamSets].sort(([a], [b]) => a - b).map(([, own]) => own)
}

function isRoundRobin(matches: SeasonMatch[]): boolean {
  const teams = new Set(matches.flatMap(({ home, away }) => [home, away]))
  const pairs = new Set(matches.map(({ home, away }) => [home, away].sort((a, b) => a - b).join()))
  return teams.size >= MIN_IN_GROUP && pairs.size === (teams.size * (teams.size - 1)) / 2
}

function grouped<Key>(
  matches: readonly SeasonMatch[],
  keyOf: (match: SeasonMatch) => Key,
): Map<Key, SeasonMatch[]> {
  const groups = new Map<Key, SeasonMatch[]>()
  for (const match of matches) {
    const key = keyOf(match)
    const group = groups.get(key)
    if (group) group.push(match)
    else groups.set(key, [match])
  }
  return groups
}
