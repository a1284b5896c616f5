import type { MatchEvent, MatchText } from '@saidian/shared/contracts/football'
import type { MatchStatistic } from '@saidian/shared/contracts/matches'
import type { LiveResource } from '@saidian/shared/live'
import { concealText, withTextChanges } from '../../../match/data/text.rules'

/** How timeline, text, statistics and momentum of a match are concealed and changed. */
export const textResource: LiveResource<MatchText, MatchEvent> = {
  conceal: (text, limit) => {
    const concealed = concealText(text, limit)
    // Their values before the delay are unknown.
    return concealed === text ? text : { ...concealed, statistic: [], pies: [], trend: [] }
  },
  apply: (text, event) => {
    const changed = withTextChanges(text, event)
    const { statistic: changedStatistic, trend, environment } = event
    if (!changedStatistic && !trend && !environment) return changed
    const statistic = changedStatistic
      ? mergeStatistics(text.statistic, changedStatistic)
      : text.statistic
    return {
      ...changed,
      statistic,
      pies: changedStatistic ? mergePies(text.pies, statistic) : text.pies,
      trend: trend ?? text.trend,
      environment: environment ?? text.environment,
    }
  },
}

function mergeStatistics(
  known: readonly MatchStatistic[],
  changed: readonly MatchStatistic[],
): MatchStatistic[] {
  const name = ({ half, type }: MatchStatistic) => `${half} ${type}`
  return [...new Map([...known, ...changed].map((entry) => [name(entry), entry])).values()]
}

/** The pies are statistics of the whole match: the figures change, the captions stay. */
function mergePies(
  pies: MatchText['pies'],
  statistic: readonly MatchStatistic[],
): MatchText['pies'] {
  return pies.map((pie) => {
    const entry = statistic.find(({ half, type }) => half === 0 && type === pie.type)
    return entry ? { ...pie, arr: [entry.home, entry.away] } : pie
  })
}
