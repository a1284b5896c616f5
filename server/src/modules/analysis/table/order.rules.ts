import type { TableRow } from '@saidian/shared/contracts/football'
import {
  countLines,
  hasResult,
  type LevelRule,
  type Line,
  type SeasonMatch,
} from './standings.rules'

type Measure = (line: Line) => number

const points: Measure = (line) => line.points
const difference: Measure = (line) => line.goalsFor - line.goalsAgainst
const goals: Measure = (line) => line.goalsFor
const wins: Measure = (line) => line.won

/** Tie-breakers over the whole season, in order; they apply after head to head. */
const OVERALL: Record<LevelRule, Measure[]> = {
  'goal-difference': [difference, goals, wins],
  'goals-scored': [goals, difference, wins],
  'head-to-head': [difference, goals, wins],
  wins: [wins, difference, goals],
}

/**
 * Adds the position to every line, starting with 1. The order of the input does not matter: teams
 * level on everything are ordered by id. `matches` are those of the lines, for head to head.
 */
export function order(
  lines: Iterable<Line>,
  rule: LevelRule,
  matches: readonly SeasonMatch[],
): TableRow[] {
  return classes([...lines], [points])
    .flatMap((level) => separate(level, rule, matches))
    .map((line, place) => ({ ...line, position: place + 1 }))
}

function separate(level: Line[], rule: LevelRule, matches: readonly SeasonMatch[]): Line[] {
  if (level.length > 1 && rule === 'head-to-head') {
    const separated = byMeetings(level, matches)
    // Teams that are still level are compared again, only among themselves.
    if (separated.length > 1) return separated.flatMap((rest) => separate(rest, rule, matches))
  }
  return classes(level, OVERALL[rule]).flatMap((same) => same.sort((a, b) => a.teamId - b.teamId))
}

/**
 * Classes of level teams by points, difference and goals of their meetings; one class while a
 * meeting is to come.
 */
function byMeetings(level: Line[], matches: readonly SeasonMatch[]): Line[][] {
  const among = new Set(level.map(({ teamId }) => teamId))
  const meetings = matches.filter(({ home, away }) => among.has(home) && among.has(away))
  if (meetings.length === 0 || !meetings.every(hasResult)) return [level]
  const own = countLines(meetings)
  const ofMeetings = (measure: Measure): Measure => {
    return ({ teamId }) => {
      const line = own.get(teamId)
      return line ? measure(line) : 0
    }
  }
  return classes(level, [points, difference, goals].map(ofMeetings))
}

/** Sorts by the measures, largest first, into classes that are level on all of them. */
function classes(lines: Line[], measures: Measure[]): Line[][] {
  const compare = (a: Line, b: Line) => {
    for (const measure of measures) {
      const gap = measure(b) - measure(a)
      if (gap !== 0) return gap
    }
    return 0
  }
  const found: Line[][] = []
  for (const line of lines.sort(compare)) {
    const last = found.at(-1)
    if (last?.[0] && compare(last[0], line) === 0) last.push(line)
    else found.push([line])
  }
  return found
}
