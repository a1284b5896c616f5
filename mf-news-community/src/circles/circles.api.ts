import { api, mutationOf, queryOf } from '@saidian/shared/api'
import { getCircle, getCircles, joinCircle } from '@saidian/shared/contracts/community'

/** Seconds that circles stay cached: they change seldom. */
const CACHE_SECONDS = 600

type Joined = { id: number; isOn: boolean }
type Membership = { isJoined: boolean; members: number }

const circlesApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    communityCircles: queryOf(build, getCircles, {
      args: (_: undefined) => ({ query: {} }),
      keepUnusedDataFor: CACHE_SECONDS,
    }),
    communityCircle: queryOf(build, getCircle, {
      args: (id: number) => ({ params: { id } }),
      keepUnusedDataFor: CACHE_SECONDS,
    }),
    joinCircle: mutationOf(build, joinCircle, {
      args: ({ id, isOn }: Joined) => ({ body: { id, isOn } }),
      async onQueryStarted({ id, isOn }, { dispatch, queryFulfilled }) {
        const change = (read: (before: Membership) => Membership) => [
          dispatch(
            circlesApi.util.updateQueryData('communityCircles', undefined, ({ circles }) => {
              const found = circles.find((circle) => circle.id === id)
              if (found) Object.assign(found, read(found))
            }),
          ),
          dispatch(
            circlesApi.util.updateQueryData('communityCircle', id, (circle) => {
              Object.assign(circle, read(circle))
              if (circle.role !== 'manager') circle.role = circle.isJoined ? 'member' : 'visitor'
            }),
          ),
        ]
        const shown = change(({ isJoined, members }) => ({
          isJoined: isOn,
          members: Math.max(0, members + (isOn === isJoined ? 0 : isOn ? 1 : -1)),
        }))
        try {
          const { data } = await queryFulfilled
          change(() => data)
        } catch {
          for (const patch of shown) patch.undo()
        }
      },
    }),
  }),
})

export const { useCommunityCirclesQuery, useCommunityCircleQuery, useJoinCircleMutation } =
  circlesApi
