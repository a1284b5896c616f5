import type { UserInfo } from '@saidian/shared/contracts/profile'
import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { useUserInfoQuery } from './member.api'

export type Me = {
  isLoggedIn: boolean
  /** Last known user info; null for a visitor and before the first answer. */
  info: UserInfo | null
  hasFailed: boolean
  refresh: () => void
}

/** The logged-in member, refetched by each page that mounts this hook. */
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
