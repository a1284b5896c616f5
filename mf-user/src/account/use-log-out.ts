import type { ApiError } from '@saidian/shared/api'
import { CODE } from '@saidian/shared/contracts/http'
import { useHost } from '@saidian/shared/host'
import { sessionSlice, useAppDispatch, useAppSelector } from '@saidian/shared/store'
import { logoutOf } from './account.api'
import { retryLater } from './retry-later'

/**
 * Logs out on this device and on the server. When the server cannot be reached, a toast says so and
 * the call is retried later.
 */
export function useLogOut(): () => Promise<void> {
  const host = useHost()
  const dispatch = useAppDispatch()
  const token = useAppSelector(sessionSlice.selectors.selectToken)
  return async () => {
    if (token === null) return
    const endOnServer = () => dispatch(logoutOf(token, { track: false })).unwrap()
    const failure = await endOnServer().then(
      () => null,
      (error: ApiError) => error,
    )
    dispatch(sessionSlice.actions.loggedOut())
    // The server does not know this login: it has ended there already.
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
    retryLater(() => endOnServer().catch(ignoreEndedLogin))
  }
}

function ignoreEndedLogin(error: ApiError): void {
  if (error.code !== CODE.noToken) throw error
}
