import { api } from '@saidian/shared/api'
import type { ReplyOf } from '@saidian/shared/contracts/http'
import type { MatchSummary } from '@saidian/shared/contracts/matches'
import { getListOdds, isListOddsEvent, type ListOddsEvent } from '@saidian/shared/contracts/odds'
import { SPORT } from '@saidian/shared/contracts/personal'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { handicapText } from '@saidian/shared/lib/football'
import { type LiveResource, type LiveState, liveQuery, loadBy } from '@saidian/shared/live'
import { useSetting } from '@saidian/shared/store'

type Reply = ReplyOf<typeof getListOdds>
type Args = { companyId: number; sport: 1 | 2; matchId: number }

/** The odds of one match of today's list; hidden while concealed, as a change reveals a goal. */
const oddsResource: LiveResource<Reply, ListOddsEvent> = {
  conceal: (reply) => (reply.list.length === 0 ? reply : { ...reply, list: [] }),
  apply: (reply, { changed }) => {
    const ids = new Set(reply.list.map(({ matchId }) => matchId))
    const news = changed.filter(({ matchId }) => ids.has(matchId))
    return news.length === 0 ? reply : { ...reply, list: news }
  },
}

const handicapApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    matchHandicap: build.query<LiveState<Reply, ListOddsEvent>, Args>(
      liveQuery({
        resource: oddsResource,
        load: async (http, args, given) => {
          const { companyId, sport, matchId } = args
          const reply = await loadList(http, { companyId, sport }, { ...given, shown: undefined })
          return { ...reply, list: reply.list.filter((row) => row.matchId === matchId) }
        },
        topicOf: ({ companyId, sport }) =>
          sport === SPORT.basketball
            ? TOPIC.basketballOdds(companyId)
            : TOPIC.footballOdds(companyId),
        isEvent: isListOddsEvent,
      }),
    ),
  }),
})
const loadList = loadBy(getListOdds, (query: Pick<Args, 'companyId' | 'sport'>) => ({ query }))

/** Handicap with the price of home at the chosen company; null while odds are off or unknown. */
export function useHandicap(match: MatchSummary | null): string | null {
  const [showsOdds] = useSetting('showsOdds')
  const [companyId] = useSetting('oddsCompanyId')
  const sport = match?.sport === SPORT.basketball ? SPORT.basketball : SPORT.football
  const { currentData } = handicapApi.useMatchHandicapQuery(
    { companyId, sport, matchId: match?.id ?? 0 },
    { skip: !match || !showsOdds },
  )
  const quoted = showsOdds ? currentData?.shown.list[0] : undefined
  if (!quoted?.asia || quoted.suspended) return null
  const [price, line] = quoted.asia
  const text = sport === SPORT.basketball ? `${-line}` : handicapText(line, 1)
  return `${text} ${price.toFixed(2)}`
}
