import { api, callOf } from '@saidian/shared/api'
import {
  getMatchFuture,
  getMatchGoalTimes,
  getMatchHistory,
  getMatchIntelligence,
  getMatchLineup,
  getMatchNavigation,
  getMatchOdds,
  getMatchOrigins,
  getMatchTable,
  getMatchText,
  getOddsHistory,
  type MatchFuture,
  type MatchGoalTimes,
  type MatchHeader,
  type MatchHistory,
  type MatchLineup,
  type MatchOdds,
  type MatchOrigins,
  type MatchTable,
  type MatchText,
  type OddsHistory,
  type OddsType,
  TOPIC,
} from '@saidian/shared/contracts'
import {
  applyContextOf,
  type LiveResource,
  type LiveState,
  type Load,
  liveQuery,
  loadBy,
  type Reply,
} from '@saidian/shared/live'
import { headerResource } from './header.rules'
import { type IntelligenceReply, intelligenceResource } from './intelligence.rules'
import { lineupResource } from './lineup.rules'
import { oddsResource } from './odds.rules'
import { withOlder } from './older-text.rules'
import { readMatchEvent } from './read-match-event.rules'
import { textResource } from './text.rules'

/** A page a person left is kept so long, so that coming back shows it at once. */
const CACHE_SECONDS = 300
/** Read at once while a person scrolls: as many as are drawn without a halt. */
const OLDER_LINES = 40
/** Lines of the first reading, and the most that the call gives. */
const FIRST_LINES = 60
const MAX_LINES = 500

/** A part of the match with id `idOf(arg)`, followed on the match's topic. */
function matchResource<T extends Reply, Arg>(
  resource: LiveResource<T>,
  load: Load<T, Arg>,
  idOf: (arg: Arg) => number,
) {
  return {
    keepUnusedDataFor: CACHE_SECONDS,
    ...liveQuery<T, Arg>({
      resource,
      load,
      topicOf: (arg) => TOPIC.footballMatch(idOf(arg)),
      readEvent: readMatchEvent,
    }),
  }
}

const ofMatch = (id: number) => ({ params: { id } })
const sameId = (id: number) => id

type OddsArgs = { matchId: number; type: OddsType }

/** Everything a match page reads, in the one cache; what changes during play follows the match's topic. */
const matchApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    matchHeader: build.query<LiveState<MatchHeader>, number>(
      matchResource(headerResource, loadBy(getMatchNavigation, ofMatch), sameId),
    ),
    matchText: build.query<LiveState<MatchText>, number>(
      matchResource(
        textResource,
        // Read again it is asked for as far back as it is on the screen.
        loadBy(getMatchText, (id, shown) => ({
          ...ofMatch(id),
          query: shown ? { limit: linesToAsk(shown) } : {},
        })),
        sameId,
      ),
    ),
    /** Lines from further back: they join `matchText`, which follows corrections of all that was read. */
    olderText: build.query<MatchText, { id: number; before: number }>({
      keepUnusedDataFor: 0,
      query: ({ id, before }) =>
        callOf(getMatchText)({ ...ofMatch(id), query: { before, limit: OLDER_LINES } }),
      onQueryStarted: async (
        { id, before },
        { dispatch, getState, queryFulfilled },
      ): Promise<void> => {
        const page = await queryFulfilled.catch(() => null)
        const current = matchApi.endpoints.matchText.select(id)(getState() as never).data
        if (!page || !current) return
        const joined = withOlder(current, page.data, before, applyContextOf(getState()))
        dispatch(matchApi.util.updateQueryData('matchText', id, () => joined))
      },
    }),
    matchLineup: build.query<LiveState<MatchLineup>, number>(
      matchResource(lineupResource, loadBy(getMatchLineup, ofMatch), sameId),
    ),
    matchOdds: build.query<LiveState<MatchOdds>, OddsArgs>(
      matchResource(oddsResource, loadBy(getMatchOdds, oddsArgs), ({ matchId }) => matchId),
    ),
    oddsHistory: build.query<OddsHistory, { matchId: number; companyId: number; type: OddsType }>({
      query: ({ matchId, companyId, type }) =>
        callOf(getOddsHistory)({ ...ofMatch(matchId), query: { companyId, type } }),
    }),
    earlierQuotes: build.query<
      OddsHistory,
      { matchId: number; companyId: number; type: OddsType; before: number }
    >({
      keepUnusedDataFor: 0,
      query: ({ matchId, ...query }) => callOf(getOddsHistory)({ ...ofMatch(matchId), query }),
    }),
    matchIntelligence: build.query<LiveState<IntelligenceReply>, number>(
      matchResource(intelligenceResource, loadBy(getMatchIntelligence, ofMatch), sameId),
    ),
    matchTable: build.query<MatchTable, number>({
      query: (id) => callOf(getMatchTable)(ofMatch(id)),
    }),
    matchHistory: build.query<MatchHistory, number>({
      query: (id) => callOf(getMatchHistory)(ofMatch(id)),
    }),
    matchGoalTimes: build.query<MatchGoalTimes, number>({
      query: (id) => callOf(getMatchGoalTimes)(ofMatch(id)),
    }),
    matchOrigins: build.query<MatchOrigins, number>({
      query: (id) => callOf(getMatchOrigins)(ofMatch(id)),
    }),
    matchFuture: build.query<MatchFuture, number>({
      query: (id) => callOf(getMatchFuture)(ofMatch(id)),
    }),
  }),
})

function oddsArgs({ matchId, type }: OddsArgs) {
  return { params: { matchId }, query: { type } }
}

function linesToAsk({ textLive }: MatchText): number {
  return Math.min(Math.max(textLive.length, FIRST_LINES), MAX_LINES)
}

export const {
  useMatchHeaderQuery,
  useMatchOriginsQuery,
  useMatchTextQuery,
  useLazyOlderTextQuery,
  useMatchLineupQuery,
  useMatchOddsQuery,
  useOddsHistoryQuery,
  useLazyEarlierQuotesQuery,
  useMatchIntelligenceQuery,
  useMatchTableQuery,
  useMatchHistoryQuery,
  useMatchGoalTimesQuery,
  useMatchFutureQuery,
} = matchApi
