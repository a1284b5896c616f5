import { sessionSlice, useAppSelector } from '@saidian/shared/store'
import { useNoticesQuery } from './notices.api'

/** The notices of the member who is logged in; they load once the member is known. */
export function useNotices() {
  const memberId = useAppSelector(sessionSlice.selectors.selectUserInfo)?.id ?? ''
  const { currentData, error, refetch } = useNoticesQuery(memberId, { skip: memberId === '' })
  return { memberId, page: currentData, error, refetch }
}
