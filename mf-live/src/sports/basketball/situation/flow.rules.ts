import type { ChartData } from '@saidian/shared/charts'
import type { BasketballMatch, ScoreFlow } from '@saidian/shared/contracts/basketball'
import { minutesAndSeconds } from '@saidian/shared/lib'
import {
  isOver,
  periodAt,
  periodText,
  QUARTERS,
  secondsPlayed,
} from '@saidian/shared/lib/basketball'

/** Seconds of a column: quarters and overtimes have whole columns. */
const COLUMN_SECONDS = 30

export type FlowSummary = {
  leadChanges: number
  ties: number
  /** Largest lead of home and away. */
  largest: readonly [number, number]
}

/** How often the lead changed and the score was level again, and the largest leads. */
export function flowSummary(flow: ScoreFlow): FlowSummary {
  let leader = 0
  let before = 0
  let leadChanges = 0
  let ties = 0
  let [home, away] = [0, 0]
  for (const [, homeScore, awayScore] of flow) {
    const lead = homeScore - awayScore
    if (lead === 0 && before !== 0) ties += 1
    if (lead !== 0 && leader !== 0 && Math.sign(lead) !== leader) leadChanges += 1
    if (lead !== 0) leader = Math.sign(lead)
    home = Math.max(home, lead)
    away = Math.max(away, -lead)
    before = lead
  }
  return { leadChanges, ties, largest: [home, away] }
}

/**
 * The lead by time: a column for each half minute, up for home and down for away, with a line
 * before each period. Columns of the future are empty, so that the axis does not move in play.
 */
export function flowChart(
  flow: ScoreFlow,
  { s, periodSeconds, homePoints }: Pick<BasketballMatch, 's' | 'periodSeconds' | 'homePoints'>,
): ChartData {
  const last = flow.at(-1)?.[0] ?? 0
  const known = periodAt(last, periodSeconds).period
  const periods = Math.max(QUARTERS, homePoints?.length ?? 0, known)
  const total = secondsPlayed(periods, 0, periodSeconds)
  const until = isOver(s) ? total : last
  const labels: string[] = []
  const values: (number | null)[] = []
  let place = 0
  for (let end = COLUMN_SECONDS; end <= total; end += COLUMN_SECONDS) {
    while ((flow[place]?.[0] ?? Number.POSITIVE_INFINITY) <= end) place += 1
    const [, home, away] = flow[place - 1] ?? [0, 0, 0]
    const { period, clock } = periodAt(end, periodSeconds)
    labels.push(`${periodText(period, periods)} ${minutesAndSeconds(clock)}`)
    values.push(end - COLUMN_SECONDS < until ? home - away : null)
  }
  const starts = Array.from({ length: periods }, (_, at) =>
    Math.round((at === 0 ? 0 : secondsPlayed(at, 0, periodSeconds)) / COLUMN_SECONDS),
  )
  return {
    labels,
    series: [{ name: '领先分（客队为负）', values }],
    dividers: starts.slice(1),
    ticks: starts.map((index, at) => ({ index, text: tickText(at + 1, periods) })),
  }
}

/** Quarters by name; overtimes are short, and narrow on the axis. */
function tickText(period: number, periods: number): string {
  return period <= QUARTERS || periods === QUARTERS + 1
    ? periodText(period, periods)
    : `加${period - QUARTERS}`
}
