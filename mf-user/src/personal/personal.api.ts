import { api, callOf, mutationOf, queryOf } from '@saidian/shared/api'
import type { BodyOf, ReplyOf } from '@saidian/shared/contracts/http'
import {
  type Follow,
  getFollows,
  getHistory,
  type PageKind,
  putFollows,
  removeHistory,
} from '@saidian/shared/contracts/personal'

type HistoryPage = ReplyOf<typeof getHistory>

/** Follows and history of the member. */
const personalApi = api
  .enhanceEndpoints({ addTagTypes: ['follows', 'history', 'me'] })
  .injectEndpoints({
    overrideExisting: process.env.NODE_ENV === 'development',
    endpoints: (build) => ({
      follows: queryOf(build, getFollows, {
        providesTags: ['follows'],
      }),
      putFollows: mutationOf(build, putFollows, {
        invalidatesTags: ['follows', 'me'],
        onQueryStarted: async ({ body }, { dispatch, queryFulfilled }) => {
          const patch = dispatch(
            personalApi.util.updateQueryData('follows', undefined, (follows) =>
              withMarks(follows, body.marks),
            ),
          )
          await queryFulfilled.catch(patch.undo)
        },
      }),
      history: build.infiniteQuery<HistoryPage, PageKind | undefined, number | undefined>({
        query: ({ queryArg: kind, pageParam: before }) =>
          callOf(getHistory)({
            query: { ...(kind && { kind }), ...(before !== undefined && { before }) },
          }),
        infiniteQueryOptions: {
          initialPageParam: undefined,
          getNextPageParam: ({ hasMore, visits }) => (hasMore ? visits.at(-1)?.at : undefined),
        },
        providesTags: ['history'],
      }),
      removeHistory: mutationOf(build, removeHistory, {
        invalidatesTags: ['history', 'me'],
      }),
    }),
  })

/** The follows after `marks` are applied, for the optimistic update. */
function withMarks(follows: Follow[], marks: BodyOf<typeof putFollows>['marks']): Follow[] {
  const nameOf = ({ kind, id }: Pick<Follow, 'kind' | 'id'>) => `${kind} ${id}`
  const changed = new Map(marks.map((mark) => [nameOf(mark), mark]))
  return follows.map((follow) => ({ ...follow, ...changed.get(nameOf(follow)) }))
}

export const {
  useFollowsQuery,
  usePutFollowsMutation,
  useHistoryInfiniteQuery,
  useRemoveHistoryMutation,
} = personalApi
