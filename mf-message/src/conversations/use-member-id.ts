import { sessionSlice, useAppSelector } from '@saidian/shared/store'

/** Id of the member who is logged in; empty until it is known. */
export function useMemberId(): string {
  return useAppSelector(sessionSlice.selectors.selectUserInfo)?.id ?? ''
}
