import type { MatchPie } from '@saidian/shared/contracts/football'
import type { MatchStatistic } from '@saidian/shared/contracts/matches'
import { FOOTBALL_STATISTIC_LABELS } from '@saidian/shared/ui/football-events'
import type { StatisticLine } from '../../../features/match-situation/situation-view'
import { eventLabel } from './incident.rules'

/** Shown types, the most important first (codes-and-words 1.4 and 1.5). */
const ORDER = [
  25, 83, 21, 22, 37, 23, 24, 2, 51, 5, 3, 4, 6, 52, 40, 42, 43, 39, 36, 33, 69, 70, 71, 72,
] as const
const PASSES = 40
const PASSES_WON = 41
const PERCENT = new Set([25])

/** The lines of a half. Missing statistics are left out. */
export function statisticLines(
  statistic: readonly MatchStatistic[],
  half: number,
  pies: readonly MatchPie[],
): StatisticLine[] {
  const ofHalf = new Map(
    statistic.filter((entry) => entry.half === half).map((entry) => [entry.type, entry]),
  )
  const inPies = half === 0 ? new Set(pies.map(({ type }) => type)) : new Set<number>()
  const lines = ORDER.filter((type) => !inPies.has(type)).flatMap((type) => {
    const entry = ofHalf.get(type)
    return entry ? [lineOf(entry)] : []
  })
  const accuracy = passAccuracy(ofHalf.get(PASSES), ofHalf.get(PASSES_WON))
  return accuracy ? [...lines, accuracy] : lines
}

/** % behind shares. */
export function unitOf(type: number): string {
  return PERCENT.has(type) ? '%' : ''
}

function lineOf({ type, home, away }: MatchStatistic): StatisticLine {
  const unit = unitOf(type)
  return {
    type,
    name: FOOTBALL_STATISTIC_LABELS[type] ?? eventLabel(type),
    home: `${home}${unit}`,
    away: `${away}${unit}`,
    shares: sharesOf(home, away),
  }
}

function passAccuracy(all?: MatchStatistic, won?: MatchStatistic): StatisticLine | null {
  if (!all || !won || all.home === 0 || all.away === 0) return null
  const home = Math.floor((won.home / all.home) * 100)
  const away = Math.floor((won.away / all.away) * 100)
  return {
    type: PASSES_WON,
    name: '传球成功率',
    home: `${home}%`,
    away: `${away}%`,
    shares: [home / 100, away / 100],
  }
}

function sharesOf(home: number, away: number): readonly [number, number] {
  const sum = home + away
  return sum === 0 ? [0, 0] : [home / sum, away / sum]
}
