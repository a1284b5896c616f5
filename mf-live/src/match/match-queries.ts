import type { MatchOrigins } from '@saidian/shared/contracts/matches'
import type { MatchOdds, OddsHistory, OddsType } from '@saidian/shared/contracts/odds'
import type { LiveEvent, LiveState, Reply } from '@saidian/shared/live'
import type { MatchHeader, MatchText } from './match-data'

/** A query of the cache, as far as features read it. */
export type Query<Data> = {
  currentData?: Data | undefined
  error?: unknown
  isUninitialized: boolean
  refetch: () => unknown
}

/** A live query of the cache; the events of its topic are the sport's. */
export type LiveQuery<T extends Reply> = Query<LiveState<T, LiveEvent>>
type Quotations = { matchId: number; companyId: number; type: OddsType }

/** The data of a match page: hooks of the endpoints of its sport. */
export type MatchQueries = {
  useHeader: (matchId: number) => LiveQuery<MatchHeader>
  useText: (matchId: number) => LiveQuery<MatchText>
  /** Returns a stable function that adds older lines to the text. Its call renders nothing. */
  useLoadOlderText: () => (page: {
    id: number
    before: number
  }) => PromiseLike<{ isError: boolean }>
  /** Where each part of the match comes from. */
  useOrigins: (matchId: number) => Query<MatchOrigins>
  useOdds: (odds: { matchId: number; type: OddsType }) => LiveQuery<MatchOdds>
  useOddsHistory: (
    quotations: Quotations,
    options: { refetchOnMountOrArgChange: boolean },
  ) => Query<OddsHistory>
  useEarlierQuotes: () => readonly [
    load: (page: Quotations & { before: number }) => PromiseLike<{ data?: OddsHistory }>,
    state: { isFetching: boolean; isError: boolean },
  ]
}
