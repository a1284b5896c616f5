import { api, type CallArgs, callOf } from '@saidian/shared/api'
import {
  type Endpoint,
  getMatchFuture,
  getMatchGoalTimes,
  getMatchHistory,
  getMatchIntelligence,
  getMatchLineup,
  getMatchNavigation,
  getMatchOdds,
  getMatchTable,
  getMatchText,
  getOddsHistory,
  type MatchFuture,
  type MatchGoalTimes,
  type MatchHeader,
  type MatchHistory,
  type MatchLineup,
  type MatchOdds,
  type MatchTable,
  type MatchText,
  type OddsHistory,
  type OddsType,
  TOPIC,
} from '@saidian/shared/contracts'
import { followPart, type PartLifecycle, receptionOf } from './follow-part'
import type { Followed, Part, Reply } from './followed.rules'
import { headerPart } from './header.rules'
import { type IntelligenceReply, intelligencePart } from './intelligence.rules'
import { lineupPart } from './lineup.rules'
import { oddsPart } from './odds.rules'
import { withOlder } from './older-text.rules'
import { readMatchEvent } from './read-match-event.rules'
import { readPart } from './read-part'
import { textPart } from './text.rules'

/** A page a person left is kept so long, so that coming back shows it at once. */
const KEEP_SECONDS = 300
/** Read at once while a person scrolls: as many as are drawn without a halt. */
const OLDER_LINES = 40
/** Lines of the first reading, and the most that the call gives. */
const FIRST_LINES = 60
const MOST_LINES = 500

/** Keeps a part in step with the match's topic. */
function followMatch<T extends Reply, E extends Endpoint>(
  lifecycle: PartLifecycle<T>,
  {
    matchId,
    ...given
  }: { matchId: number; part: Part<T>; endpoint: E; argsOf: (shown: T | undefined) => CallArgs<E> },
): Promise<void> {
  return followPart(lifecycle, { ...given, topic: TOPIC.footballMatch(matchId), readEvent: readMatchEvent })
}

const ofMatch = (id: number) => ({ params: { id } })

/** Everything a match page reads, in the one cache; what changes during play follows the match's topic. */
const matchApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    matchHeader: build.query<Followed<MatchHeader>, number>({
      keepUnusedDataFor: KEEP_SECONDS,
      queryFn: readPart(headerPart, getMatchNavigation, ofMatch),
      onCacheEntryAdded: (id, lifecycle) =>
        followMatch(lifecycle as PartLifecycle<MatchHeader>, {
          matchId: id,
          part: headerPart,
          endpoint: getMatchNavigation,
          argsOf: () => ofMatch(id),
        }),
    }),
    matchText: build.query<Followed<MatchText>, number>({
      keepUnusedDataFor: KEEP_SECONDS,
      queryFn: readPart(textPart, getMatchText, (id: number, shown) => ({
        ...ofMatch(id),
        query: shown ? { limit: linesToAsk(shown) } : {},
      })),
      onCacheEntryAdded: (id, lifecycle) =>
        followMatch(lifecycle as PartLifecycle<MatchText>, {
          matchId: id,
          part: textPart,
          endpoint: getMatchText,
          argsOf: (shown) => ({ ...ofMatch(id), query: { limit: linesToAsk(shown) } }),
        }),
    }),
    /** Lines from further back: they join `matchText`, which follows corrections of all that was read. */
    olderText: build.query<MatchText, { id: number; before: number }>({
      keepUnusedDataFor: 0,
      query: ({ id, before }) =>
        callOf(getMatchText)({ ...ofMatch(id), query: { before, limit: OLDER_LINES } }),
      onQueryStarted: async ({ id, before }, { dispatch, getState, queryFulfilled }): Promise<void> => {
        const page = await queryFulfilled.catch(() => null)
        const held = matchApi.endpoints.matchText.select(id)(getState() as never).data
        if (!page || !held) return
        const joined = withOlder(held, page.data, before, receptionOf(getState()))
        dispatch(matchApi.util.updateQueryData('matchText', id, () => joined))
      },
    }),
    matchLineup: build.query<Followed<MatchLineup>, number>({
      keepUnusedDataFor: KEEP_SECONDS,
      queryFn: readPart(lineupPart, getMatchLineup, ofMatch),
      onCacheEntryAdded: (id, lifecycle) =>
        followMatch(lifecycle as PartLifecycle<MatchLineup>, {
          matchId: id,
          part: lineupPart,
          endpoint: getMatchLineup,
          argsOf: () => ofMatch(id),
        }),
    }),
    matchOdds: build.query<Followed<MatchOdds>, { matchId: number; type: OddsType }>({
      keepUnusedDataFor: KEEP_SECONDS,
      queryFn: readPart(oddsPart, getMatchOdds, oddsArgs),
      onCacheEntryAdded: (arg, lifecycle) =>
        followMatch(lifecycle as PartLifecycle<MatchOdds>, {
          matchId: arg.matchId,
          part: oddsPart,
          endpoint: getMatchOdds,
          argsOf: () => oddsArgs(arg),
        }),
    }),
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
    matchIntelligence: build.query<Followed<IntelligenceReply>, number>({
      keepUnusedDataFor: KEEP_SECONDS,
      queryFn: readPart(intelligencePart, getMatchIntelligence, ofMatch),
      onCacheEntryAdded: (id, lifecycle) =>
        followMatch(lifecycle as PartLifecycle<IntelligenceReply>, {
          matchId: id,
          part: intelligencePart,
          endpoint: getMatchIntelligence,
          argsOf: () => ofMatch(id),
        }),
    }),
    matchTable: build.query<MatchTable, number>({ query: (id) => callOf(getMatchTable)(ofMatch(id)) }),
    matchHistory: build.query<MatchHistory, number>({ query: (id) => callOf(getMatchHistory)(ofMatch(id)) }),
    matchGoalTimes: build.query<MatchGoalTimes, number>({
      query: (id) => callOf(getMatchGoalTimes)(ofMatch(id)),
    }),
    matchFuture: build.query<MatchFuture, number>({ query: (id) => callOf(getMatchFuture)(ofMatch(id)) }),
  }),
})

function oddsArgs({ matchId, type }: { matchId: number; type: OddsType }) {
  return { params: { matchId }, query: { type } }
}

/** The text is read again as far back as it is on the screen. */
function linesToAsk(shown: MatchText | undefined): number {
  return Math.min(Math.max(shown?.textLive.length ?? 0, FIRST_LINES), MOST_LINES)
}

export const {
  useMatchHeaderQuery,
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
