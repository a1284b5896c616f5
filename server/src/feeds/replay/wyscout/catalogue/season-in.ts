import { seasonNameOf } from '../../../catalogue'
import type { FeedSeason } from '../../../feed'

/**
 * Season of a league in which a match kicked off. A tournament is one season from June to July: the
 * European Championship of 2016 is `2016`.
 */
export function seasonIn(leagueKey: string, kickoffUtc: string): FeedSeason {
  const name = seasonNameOf(leagueKey, kickoffUtc.slice(0, 10))
  const [from = '', to] = name.split('-')
  const span =
    to === undefined
      ? { startsOn: `${from}-06-01`, endsOn: `${from}-07-31` }
      : { startsOn: `${from}-07-01`, endsOn: `${Number(from) + 1}-06-30` }
  return { key: `wyscout:${leagueKey}/${name}`, leagueKey, name, ...span }
}
