import { callEndpoint, type Http } from '@saidian/shared/api'
import { login, sendCode } from '@saidian/shared/contracts/accounts'
import { type AppStore, sessionSlice } from '@saidian/shared/store'

/** The member of a developer; the first login registers it. */
const PHONE = '13800138001'

export type MemberSwitch = {
  /** Rejects with a text for people when the backend gives no code or no login. */
  logIn: () => Promise<void>
  logOut: () => void
}

/**
 * Logs a real member of the backend in and out. The backend sends a phone one code a minute, so the
 * login stays valid after a logout here, and the next login of this page uses it again.
 */
export function createMemberSwitch({ dispatch, getState }: AppStore): MemberSwitch {
  const { loggedIn, loggedOut } = sessionSlice.actions
  let earlier: string | null = null

  async function logIn(): Promise<void> {
    // Used once: if the backend has ended it, the session ends and the next login asks for a code.
    const token = earlier ?? (await dispatch((_, __, { http }) => logInByCode(http)))
    earlier = null
    dispatch(loggedIn({ token }))
  }

  function logOut(): void {
    earlier = getState().session.auth?.token ?? null
    dispatch(loggedOut())
  }

  return { logIn, logOut }
}

async function logInByCode(http: Http): Promise<string> {
  const { code } = await callEndpoint(http, sendCode, { body: { phone: PHONE, purpose: 'login' } })
  if (code === undefined) throw new Error('后端没有给出验证码：请用 SMS_DEV=1 启动后端')
  const { token } = await callEndpoint(http, login, {
    body: { way: 'code', phone: PHONE, code, agreed: true },
  })
  return token
}
