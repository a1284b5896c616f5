import { FOOTBALL_STATUS, type MatchTable, type TableRow } from '@saidian/shared/contracts/football'

/** Tie-breaker of teams level on points. */
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

/** A table row without its position. */
export type Line = Omit<TableRow, 'position'>

const POINTS = { win: 3, draw: 1 }

/** Whether a match counts; an abandoned or cancelled one once the feed reports it finished. */
export function hasResult(match: SeasonMatch): match is SeasonMatch & { score: [number, number] } {
  return match.status === FOOTBALL_STATUS.finished && match.score !== null
}

/** Unordered lines of all teams; those without a played match have zeros. */
export function countLines(
  matches: readonly SeasonMatch[],
  venue: Venue = 'total',
): Map<number, Line> {
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
