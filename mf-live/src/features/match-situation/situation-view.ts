import type { MatchIncident, MatchStatistic } from '@saidian/shared/contracts/matches'
import type { ComponentType } from 'react'

/** A line of the statistics: figures as shown, and share of the bar for each side (0–1). */
export type StatisticLine = {
  type: number
  name: string
  home: string
  away: string
  /** What stands small below the figures, such as 38/84. */
  notes?: readonly [home: string, away: string]
  shares: readonly [home: number, away: number]
}

/** A ring: its caption, and the figures of home and away. */
export type Pie = { type: number; text: string; arr: [number, number] }

/** The events of a sport. */
export type IncidentView = {
  /** Whether the list shows it. */
  isKey: (incident: MatchIncident) => boolean
  /** Whether it belongs to the match and not to a side: it is shown across both. */
  isClockEvent: (incident: MatchIncident) => boolean
  /** Whether the axis shows it. */
  isDecisive: (incident: MatchIncident) => boolean
  isScore: (incident: MatchIncident) => boolean
  scoreLabel: string
  /** Compares two incidents by their time. */
  byTime: (a: MatchIncident, b: MatchIncident) => number
  titleOf: (incident: MatchIncident) => string
  /** Second line; empty if nothing more is known. */
  detailOf: (incident: MatchIncident) => string
  clockEventText: (incident: MatchIncident) => string
  Icon: ComponentType<{ type: number; size?: 16 | 20 }>
}

export type StatisticsView = {
  /** The whole match, then its periods. */
  periods: readonly { key: string; text: string }[]
  /** The lines of a period (0 is the match), the most important first. */
  linesOf: (
    statistic: readonly MatchStatistic[],
    period: number,
    pies: readonly Pie[],
  ) => StatisticLine[]
  /** What stands behind a figure, such as %. */
  unitOf: (type: number) => string
}

/** What 赛况 shows of a sport. */
export type SituationView = {
  incidents: IncidentView
  statistics: StatisticsView
  /** Minutes of each period; the first `regularPeriods` belong to every match. */
  periodMinutes: readonly number[]
  regularPeriods: number
  /** Distance of the marks below the axis, minutes. */
  markMinutes: number
}
