import type { PastMatch } from '@saidian/shared/contracts/matches'
import { beijingMidnight } from '@saidian/shared/lib'
import { SETTLEMENT_LABELS, settle } from '@saidian/shared/lib/lines'

export type FormFilter = {
  /** 同主客: only matches at the same venue, home or away, as in the current match. */
  sameVenue: boolean
  /** 同赛事: only the league of the current match. */
  sameLeague: boolean
  /** 近6 近10 近20. */
  count: 6 | 10 | 20
}

export type FormContext = { teamId: number; isHome: boolean; leagueId: number }

/** The matches that pass the filter, newest first. */
export function filteredForm(
  matches: readonly PastMatch[],
  { sameVenue, sameLeague, count }: FormFilter,
  { teamId, isHome, leagueId }: FormContext,
): PastMatch[] {
  return matches
    .filter((match) => !sameVenue || (isHome ? match.home : match.away) === teamId)
    .filter(({ li }) => !sameLeague || li === leagueId)
    .slice(0, count)
}

export type Outcome = '胜' | '平' | '负'

/** Outcome of a past match for a team. */
export function outcomeFor(match: PastMatch, teamId: number): Outcome {
  const margin = marginFor(match, teamId)
  return margin > 0 ? '胜' : margin === 0 ? '平' : '负'
}

/** 赢 赢半 走 输半 输 of a team against the closing handicap; null without one. */
export function handicapLabel(match: PastMatch, teamId: number): string | null {
  if (match.asiaLine === null) return null
  const line = match.home === teamId ? match.asiaLine : -match.asiaLine
  return shortLabel(SETTLEMENT_LABELS[settle(marginFor(match, teamId), line)])
}

/** 大 小 走 of the goals against the closing total; null without one. */
export function overUnderLabel({ score, bsLine }: PastMatch): '大' | '小' | '走' | null {
  if (bsLine === null) return null
  const settled = settle(score[0] + score[1], bsLine)
  if (settled === 'push') return '走'
  return settled.endsWith('win') ? '大' : '小'
}

export type FormSummary = {
  matches: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  /** Rounded to whole percent; null without matches to count. */
  winRate: number | null
  handicapRate: number | null
  overRate: number | null
}

/** The matches without handicaps and totals, for users who switch odds off. */
export function withoutLines(matches: readonly PastMatch[]): PastMatch[] {
  return matches.map((match) => ({ ...match, asiaLine: null, bsLine: null }))
}

/** Summary of matches: outcomes, goals, and rates of 胜, 赢盘 and 大球. */
export function summaryOf(matches: readonly PastMatch[], teamId: number): FormSummary {
  const outcomes = matches.map((match) => outcomeFor(match, teamId))
  const count = (outcome: Outcome) => outcomes.filter((each) => each === outcome).length
  const lines = matches
    .map((match) => handicapLabel(match, teamId))
    .filter((label) => label !== null)
  const totals = matches.map(overUnderLabel).filter((label) => label !== null)
  const goals = (isOwn: boolean) =>
    matches.reduce(
      (sum, { home, score }) => sum + ((home === teamId) === isOwn ? score[0] : score[1]),
      0,
    )
  return {
    matches: matches.length,
    won: count('胜'),
    drawn: count('平'),
    lost: count('负'),
    scored: goals(true),
    conceded: goals(false),
    winRate: rate(count('胜'), matches.length),
    handicapRate: rate(lines.filter((label) => label.startsWith('赢')).length, lines.length),
    overRate: rate(totals.filter((label) => label === '大').length, totals.length),
  }
}

function marginFor({ home, score: [homeGoals, awayGoals] }: PastMatch, teamId: number): number {
  return home === teamId ? homeGoals - awayGoals : awayGoals - homeGoals
}

/** Shortens 全赢 and 全输 to 赢 and 输. */
function shortLabel(label: string): string {
  return label.replace('全', '')
}

function rate(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part / whole) * 100)
}

/**
 * Whole days of rest before a match, as 休2天 or 背靠背 for none; empty for the oldest known one.
 * `matches` are all known ones of the team, newest first.
 */
export function restText(match: PastMatch, matches: readonly PastMatch[]): string {
  const before = matches.find(({ kickoffAt }) => kickoffAt < match.kickoffAt)
  if (!before) return ''
  const dayOf = (seconds: number) => beijingMidnight(seconds * 1000) / 86_400_000
  return restOfDays(Math.round(dayOf(match.kickoffAt) - dayOf(before.kickoffAt)) - 1)
}

/** Days of rest as 休2天, 背靠背 for none. */
export function restOfDays(days: number): string {
  return days <= 0 ? '背靠背' : `休${days}天`
}
