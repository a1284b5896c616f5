import { api } from '@saidian/shared/api'
import { getListOdds, type ListOddsEvent, TOPIC } from '@saidian/shared/contracts'
import { followPart, type PartLifecycle } from '../../../match/follow-part'
import type { Followed } from '../../../match/followed.rules'
import { readPart } from '../../../match/read-part'
import { type ListOddsReply, listOddsPart, readListOddsEvent } from './list-odds.rules'

/** `date` of a day page; without it today's list, which is followed. */
export type ListOddsArgs = { companyId: number; date?: string }

type FollowedOdds = Followed<ListOddsReply, ListOddsEvent>

const listOddsApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    listOdds: build.query<FollowedOdds, ListOddsArgs>({
      queryFn: readPart(listOddsPart, getListOdds, (query: ListOddsArgs) => ({ query })),
      onCacheEntryAdded: async ({ companyId, date }, lifecycle) => {
        if (date !== undefined) return
        await followPart(lifecycle as PartLifecycle<ListOddsReply, ListOddsEvent>, {
          topic: TOPIC.footballOdds(companyId),
          part: listOddsPart,
          endpoint: getListOdds,
          argsOf: () => ({ query: { companyId } }),
          readEvent: readListOddsEvent,
        })
      },
    }),
  }),
})

export const { useListOddsQuery } = listOddsApi
