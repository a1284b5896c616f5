import { api } from '@saidian/shared/api'
import { getListOdds, isListOddsEvent, type ListOddsEvent } from '@saidian/shared/contracts/odds'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { type LiveState, liveQuery, loadBy } from '@saidian/shared/live'
import { type ListOddsReply, listOddsResource } from './list-odds.rules'

/** `date` of a day page; without it, today's list, which follows its topic. */
export type ListOddsArgs = { companyId: number; date?: string }

const listOddsApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    listOdds: build.query<LiveState<ListOddsReply, ListOddsEvent>, ListOddsArgs>(
      liveQuery({
        resource: listOddsResource,
        load: loadBy(getListOdds, (query) => ({ query })),
        // No topic exists for the odds of other days.
        topicOf: ({ companyId, date }) =>
          date === undefined ? TOPIC.footballOdds(companyId) : undefined,
        isEvent: isListOddsEvent,
      }),
    ),
  }),
})

export const { useListOddsQuery } = listOddsApi
