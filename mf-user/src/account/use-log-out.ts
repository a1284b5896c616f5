import type { ApiError } from '@saidian/shared/api'
import { CODE } from '@saidian/shared/contracts'
import { useHost } from '@saidian/shared/host'
import { sessionSlice, useAppDispatch, useAppSelector } from '@saidian/shared/store'
import { logoutOf } from './account.api'
import { endLater } from './end-later'

/**
 * Ends the login: here in any case, and on the server. When the server can not be told, that is said, and it is told
 * later.
 */
export function useLogOut(): () => Promise<void> {
  const host = useHost()
  const dispatch = useAppDispatch()
  const token = useAppSelector(sessionSlice.selectors.selectToken)
  return async () => {
    if (token === null) return
    const tell = () => dispatch(logoutOf(token, { track: false })).unwrap()
    const failure = await tell().then(
      () => null,
      (error: ApiError) => error,
    )
    dispatch(sessionSlice.actions.loggedOut())
    // A login that the server does not know has ended there.
    if (failure === null || failure.code === CODE.noToken) {
      host.toast({ text: '已退出登录', kind: 'success' })
      return
    }
    host.toast({
      text:
        failure.code === 0
          ? '已在本机退出，联网后自动通知服务器'
          : '已在本机退出，服务器暂未确认，将自动重试',
    })
    endLater(() => tell().catch(unlessEnded))
  }
}

function unlessEnded(error: ApiError): void {
  if (error.code !== CODE.noToken) throw error
}
