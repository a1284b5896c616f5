import { api } from '@saidian/shared/api'
import { getListOdds, isListOddsEvent, type ListOddsEvent } from '@saidian/shared/contracts/odds'
import type { SportId } from '@saidian/shared/contracts/personal'
import { type LiveState, liveQuery, loadBy } from '@saidian/shared/live'
import { type ListOddsReply, listOddsResource } from './list-odds.rules'

/** `date` of a day page, or the topic that today's list follows. */
export type ListOddsArgs = { companyId: number; sport?: SportId } & (
  | { date: string }
  | { topic: string }
)

const queryOf = ({ companyId, sport, ...page }: ListOddsArgs) => ({
  companyId,
  sport,
  ...('date' in page && page),
})

const listOddsApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    listOdds: build.query<LiveState<ListOddsReply, ListOddsEvent>, ListOddsArgs>(
      liveQuery({
        resource: listOddsResource,
        load: loadBy(getListOdds, (args) => ({
          query: queryOf(args),
        })),
        // No topic exists for the odds of other days.
        topicOf: (page) => ('topic' in page ? page.topic : undefined),
        isEvent: isListOddsEvent,
      }),
    ),
  }),
})

/** Odds of a list at one company, for `useQueries`. */
export const { listOdds } = listOddsApi.endpoints
