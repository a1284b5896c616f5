import type { Auth } from '@saidian/shared/contracts/accounts'
import { useHost } from '@saidian/shared/host'
import { sessionSlice, useAppDispatch } from '@saidian/shared/store'

/** Stores the login. The guard of the login pages then returns to the previous page. */
export function useLogIn(): (auth: Auth) => void {
  const dispatch = useAppDispatch()
  const host = useHost()
  return ({ token, isNew }) => {
    dispatch(sessionSlice.actions.loggedIn({ token }))
    host.toast({ text: isNew ? '注册成功，欢迎来到赛点' : '登录成功', kind: 'success' })
  }
}
