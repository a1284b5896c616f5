import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { useNoticesQuery } from './notices.api'

/**
 * The notices of the member who is logged in. They load at once, and follow their topic as soon as
 * the member is known: what was read before stays on the screen meanwhile.
 */
export function useNotices() {
  const memberId = useAppSelector(sessionSlice.selectors.selectUserInfo)?.id ?? ''
  const { data, error, refetch } = useNoticesQuery(memberId)
  return { memberId, page: data, error, refetch }
}
