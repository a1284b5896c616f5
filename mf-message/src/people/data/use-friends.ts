import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { useFriendsQuery } from './people.api'

/** The id of the member who is logged in; empty until it is known. */
export function useOwnId(): string {
  return useAppSelector(sessionSlice.selectors.selectUserInfo)?.id ?? ''
}

/**
 * Friends of the member who is logged in, and how many requests wait. They load at once and stay
 * live as soon as the member is known; what was read before stays on the screen meanwhile.
 */
export function useFriends() {
  const { data, error, refetch } = useFriendsQuery(useOwnId())
  return { friends: data?.friends, waiting: data?.requests ?? 0, error, refetch }
}
