import { MEASURE } from './measures'
import type { SeasonMatch } from './season-match'
import { countLines } from './standings.rules'
import type { LevelRule, Line, Measure, RowDetails, TableRules } from './table-rules'

/** A line of a table. */
export type TableRow = Line & { position: number } & RowDetails

export type OrderRules = Pick<TableRules, 'points' | 'rank'> & { rule: Omit<LevelRule, 'name'> }

/**
 * Adds the position to every line, starting with 1. The order of the input does not matter: teams
 * level on everything are ordered by id. `matches` are those of the lines, for their meetings.
 */
export function order(
  lines: Iterable<Line>,
  rules: OrderRules,
  matches: readonly SeasonMatch[],
): TableRow[] {
  const all = [...lines]
  const within = among(all, matches)
  return classes(all, [rules.rank ?? MEASURE.points])
    .flatMap((level) => separate(level, rules, { matches, within }))
    .map((line, place) => ({ ...line, position: place + 1 }))
}

type Played = { matches: readonly SeasonMatch[]; within: readonly SeasonMatch[] }

function separate(level: Line[], rules: OrderRules, played: Played): Line[] {
  const { meetings, within = [], season } = rules.rule
  if (level.length > 1 && meetings) {
    const separated = byMeetings(level, meetings, rules, played.matches)
    // Teams that are still level are compared again, only among themselves.
    if (separated.length > 1) return separated.flatMap((rest) => separate(rest, rules, played))
  }
  const measures =
    within.length > 0 ? [...measured(within, played.within, rules), ...season] : season
  return classes(level, measures).flatMap((same) => same.sort((a, b) => a.teamId - b.teamId))
}

/** Matches between these teams. */
function among(lines: readonly Line[], matches: readonly SeasonMatch[]): SeasonMatch[] {
  const teams = new Set(lines.map(({ teamId }) => teamId))
  return matches.filter(({ home, away }) => teams.has(home) && teams.has(away))
}

/** Classes of level teams by their meetings; one class while a meeting is to come. */
function byMeetings(
  level: Line[],
  measures: readonly Measure[],
  rules: OrderRules,
  matches: readonly SeasonMatch[],
): Line[][] {
  const meetings = among(level, matches)
  const isOpen = meetings.some(({ score }) => score === null) && !rules.rule.whileOpen
  if (meetings.length === 0 || isOpen) return [level]
  return classes(level, measured(measures, meetings, rules))
}

/** The measures of only these matches. */
function measured(
  measures: readonly Measure[],
  matches: readonly SeasonMatch[],
  { points }: OrderRules,
): Measure[] {
  const own = countLines(matches, points)
  return measures.map((measure) => ({ teamId }) => {
    const line = own.get(teamId)
    return line ? measure(line) : 0
  })
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
