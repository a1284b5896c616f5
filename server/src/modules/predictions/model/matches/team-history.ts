import type { Fixture, PlayedMatch, Side, Term } from '../types'

const DAY_S = 86_400
const FORM_MATCHES = 5
const WIN = 3
/** A side with fewer known matches than this in its league says so. */
const THIN_MATCHES = 10

/** What the terms of a prediction say about the last matches of a team. */
export type TeamHistory = {
  matches: number
  /** Seconds since 1970 of its last match in any league, of those known. */
  lastAt: number
  /** Points of its last matches, newest last: 3, 1 and 0. */
  form: readonly number[]
}

/** The histories of the teams of `matches`, which are in order of time. */
export function teamHistories(matches: readonly PlayedMatch[]): Map<number, TeamHistory> {
  const histories = new Map<number, TeamHistory>()
  for (const match of matches) {
    const [home, away] = match.score
    extend(histories, match.home, match.kickoffAt, pointsOf(home, away))
    extend(histories, match.away, match.kickoffAt, pointsOf(away, home))
  }
  return histories
}

function extend(
  histories: Map<number, TeamHistory>,
  team: number,
  lastAt: number,
  points: number,
): void {
  const before = histories.get(team)
  const form = [...(before?.form ?? []), points].slice(-FORM_MATCHES)
  histories.set(team, { matches: (before?.matches ?? 0) + 1, lastAt, form })
}

function pointsOf(own: number, other: number): number {
  return own > other ? WIN : own === other ? 1 : 0
}

/** Whole days between the last match of a team and this one; null without one. */
function restDays(history: TeamHistory | undefined, kickoffAt: number): number | null {
  return history ? Math.max(0, Math.floor((kickoffAt - history.lastAt) / DAY_S)) : null
}

/** The terms about past matches: rest, form and thin data. `win` is what a win counts. */
export function historyTerms(
  fixture: Fixture,
  histories: Record<Side, TeamHistory | undefined>,
  win: number = WIN,
): Term[] {
  const terms: Term[] = []
  const home = restDays(histories.home, fixture.kickoffAt)
  const away = restDays(histories.away, fixture.kickoffAt)
  if (home !== null && away !== null) terms.push({ kind: 'rest', home, away })
  for (const side of ['home', 'away'] as const) {
    const { matches = 0, form = [] } = histories[side] ?? {}
    const points = form.reduce((sum, value) => sum + (value === WIN ? win : value), 0)
    if (form.length > 0) terms.push({ kind: 'form', side, matches: form.length, points })
    if (matches < THIN_MATCHES) terms.push({ kind: 'thinData', side, matches })
  }
  return terms
}
