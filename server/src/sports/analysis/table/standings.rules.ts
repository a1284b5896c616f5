import type { SeasonMatch } from './season-match'
import type { Line, TableRules } from './table-rules'

export type Venue = 'total' | 'home' | 'away'

/** Unordered lines of all teams; those without a played match have zeros. */
export function countLines(
  matches: readonly SeasonMatch[],
  points: TableRules['points'],
  venue: Venue = 'total',
): Map<number, Line> {
  const lines = new Map<number, Line>()
  for (const { home, away, score } of matches) {
    for (const teamId of [home, away]) {
      if (!lines.has(teamId)) lines.set(teamId, emptyLine(teamId))
    }
    if (score === null) continue
    if (venue !== 'away') add(lines.get(home), score, points)
    if (venue !== 'home') add(lines.get(away), [score[1], score[0]], points)
  }
  return lines
}

function emptyLine(teamId: number): Line {
  return { teamId, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 }
}

function add(
  line: Line | undefined,
  [own, other]: [number, number],
  points: TableRules['points'],
): void {
  if (!line) return
  line.played += 1
  line.scored += own
  line.conceded += other
  if (own > other) line.won += 1
  else if (own === other) line.drawn += 1
  else line.lost += 1
  line.points = line.won * points.win + line.drawn * points.draw + line.lost * points.loss
}
