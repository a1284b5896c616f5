import type { UserInfo } from '@saidian/shared/contracts'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { useUserInfoQuery } from './member.api'

export type Me = {
  isLoggedIn: boolean
  /** What is known of the member, if only from before; null for a visitor and before the first answer. */
  info: UserInfo | null
  hasFailed: boolean
  refresh: () => void
}

/** Who is logged in, read anew by every page that asks. */
export function useMe(): Me {
  const isLoggedIn = useAppSelector(sessionSlice.selectors.selectIsLoggedIn)
  const info = useAppSelector(sessionSlice.selectors.selectUserInfo)
  const { error, refetch } = useUserInfoQuery(undefined, {
    skip: !isLoggedIn,
    refetchOnMountOrArgChange: true,
  })
  return {
    isLoggedIn,
    info,
    hasFailed: error !== undefined && info === null,
    refresh: () => void refetch(),
  }
}
