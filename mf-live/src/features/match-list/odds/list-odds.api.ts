import { api } from '@saidian/shared/api'
import { getListOdds, isListOddsEvent, type ListOddsEvent } from '@saidian/shared/contracts/odds'
import { type LiveState, liveQuery, loadBy } from '@saidian/shared/live'
import { type ListOddsReply, listOddsResource } from './list-odds.rules'

/** `date` of a day page, or the topic that today's list follows. */
export type ListOddsArgs = { companyId: number } & ({ date: string } | { topic: string })

const listOddsApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    listOdds: build.query<LiveState<ListOddsReply, ListOddsEvent>, ListOddsArgs>(
      liveQuery({
        resource: listOddsResource,
        load: loadBy(getListOdds, ({ companyId, ...page }) => ({
          query: { companyId, ...('date' in page && page) },
        })),
        // No topic exists for the odds of other days.
        topicOf: (page) => ('topic' in page ? page.topic : undefined),
        isEvent: isListOddsEvent,
      }),
    ),
  }),
})

export const { useListOddsQuery } = listOddsApi
