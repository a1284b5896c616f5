import { MEASURE } from './measures'
import { countLines, type SeasonMatch } from './standings.rules'
import type { LevelRule, Line, Measure, TableRules } from './table-rules'

/** A line of a table. */
export type TableRow = Line & { position: number }

export type OrderRules = { rule: Omit<LevelRule, 'name'>; points: TableRules['points'] }

/**
 * Adds the position to every line, starting with 1. The order of the input does not matter: teams
 * level on everything are ordered by id. `matches` are those of the lines, for their meetings.
 */
export function order(
  lines: Iterable<Line>,
  rules: OrderRules,
  matches: readonly SeasonMatch[],
): TableRow[] {
  return classes([...lines], [MEASURE.points])
    .flatMap((level) => separate(level, rules, matches))
    .map((line, place) => ({ ...line, position: place + 1 }))
}

function separate(level: Line[], rules: OrderRules, matches: readonly SeasonMatch[]): Line[] {
  const { meetings, season } = rules.rule
  if (level.length > 1 && meetings) {
    const separated = byMeetings(level, meetings, { matches, points: rules.points })
    // Teams that are still level are compared again, only among themselves.
    if (separated.length > 1) return separated.flatMap((rest) => separate(rest, rules, matches))
  }
  return classes(level, season).flatMap((same) => same.sort((a, b) => a.teamId - b.teamId))
}

/** Classes of level teams by their meetings; one class while a meeting is to come. */
function byMeetings(
  level: Line[],
  measures: readonly Measure[],
  { matches, points }: { matches: readonly SeasonMatch[]; points: TableRules['points'] },
): Line[][] {
  const among = new Set(level.map(({ teamId }) => teamId))
  const meetings = matches.filter(({ home, away }) => among.has(home) && among.has(away))
  if (meetings.length === 0 || meetings.some(({ score }) => score === null)) return [level]
  const own = countLines(meetings, points)
  const ofMeetings = (measure: Measure): Measure => {
    return ({ teamId }) => {
      const line = own.get(teamId)
      return line ? measure(line) : 0
    }
  }
  return classes(level, measures.map(ofMeetings))
}

/** Sorts by the measures, largest first, into classes that are level on all of them. */
function classes(lines: Line[], measures: readonly Measure[]): Line[][] {
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
