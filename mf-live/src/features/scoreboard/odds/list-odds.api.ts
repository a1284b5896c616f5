import { api } from '@saidian/shared/api'
import { getListOdds, type ListOddsEvent, TOPIC } from '@saidian/shared/contracts'
import { followPart, type PartLifecycle, showInTime } from '../../../match/follow-part'
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
        const followed = lifecycle as PartLifecycle<ListOddsReply, ListOddsEvent>
        // Nobody tells of another day's odds; what the delay holds back comes all the same.
        if (date !== undefined) return showInTime(followed, listOddsPart)
        await followPart(followed, {
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
