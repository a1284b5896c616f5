import { FOOTBALL_STATUS, type MatchTable, type TableRow } from '@saidian/shared/contracts'

/** What parts teams level on points. */
export type LevelRule = MatchTable['rule']

export type SeasonMatch = {
  id: number
  home: number
  away: number
  round: string
  /** Seconds since 1970. */
  kickoffAt: number
  status: number
  score: [number, number] | null
}

export type Venue = 'total' | 'home' | 'away'

/** A row before it has its place. */
export type Line = Omit<TableRow, 'position'>

const POINTS = { win: 3, draw: 1 }

/** Whether the result of a match stands. One abandoned or called off counts when its league awards it, as finished. */
export function hasResult(match: SeasonMatch): match is SeasonMatch & { score: [number, number] } {
  return match.status === FOOTBALL_STATUS.finished && match.score !== null
}

/** What each team has, unordered; teams that have not played yet stand with nothing. */
export function tally(matches: readonly SeasonMatch[], venue: Venue = 'total'): Map<number, Line> {
  const lines = new Map<number, Line>()
  for (const match of matches) {
    for (const teamId of [match.home, match.away]) {
      if (!lines.has(teamId)) lines.set(teamId, emptyLine(teamId))
    }
    if (!hasResult(match)) continue
    const [home, away] = match.score
    if (venue !== 'away') add(lines.get(match.home), home, away)
    if (venue !== 'home') add(lines.get(match.away), away, home)
  }
  return lines
}

function emptyLine(teamId: number): Line {
  return { teamId, played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, points: 0 }
}

function add(line: Line | undefined, own: number, other: number): void {
  if (!line) return
  line.played += 1
  line.goalsFor += own
  line.goalsAgainst += other
  if (own > other) line.won += 1
  else if (own === other) line.drawn += 1
  else line.lost += 1
  line.points = line.won * POINTS.win + line.drawn * POINTS.draw
}
