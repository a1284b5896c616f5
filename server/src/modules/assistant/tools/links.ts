import { paths } from '@saidian/shared/contracts/page'
import { SPORT } from '@saidian/shared/contracts/personal'
import { beijingDate } from '@saidian/shared/lib'

export type MatchTab = 'live' | 'lineup' | 'box' | 'analysis' | 'odds' | 'ai'

/** A block of a match page. */
export function matchLink(match: { sport: number; id: number }, tab: MatchTab): string {
  return `${paths.match(match)}?tab=${tab}`
}

/** The list of a day: 即时 today, 赛程 later, 赛果 before. */
export function dayLink(sport: number, ms: number, now: number): string {
  const segment = sport === SPORT.basketball ? 'lq' : 'zq'
  const [date, today] = [beijingDate(ms), beijingDate(now)]
  if (date === today) return `/live/${segment}/js`
  return `/live/${segment}/${date > today ? 'sc' : 'sg'}?date=${date}`
}
