import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { UserInfo } from '../contracts'

export type Auth = { token: string }
export type LoginStatus = 'visitor' | 'member'
export type SessionState = { auth: Auth | null; loginStatus: LoginStatus; userInfo: UserInfo | null }

const VISITOR: SessionState = { auth: null, loginStatus: 'visitor', userInfo: null }

/** Who uses the page. Changed by the shell and by the login pages only. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: VISITOR,
  reducers: {
    loggedIn: (_, action: PayloadAction<Auth>): SessionState => ({
      auth: { token: action.payload.token },
      loginStatus: 'member',
      userInfo: null,
    }),
    loggedOut: (): SessionState => VISITOR,
    userInfoRead: (state, action: PayloadAction<UserInfo>) => {
      if (state.auth) state.userInfo = action.payload
    },
  },
  selectors: {
    selectToken: (state) => state.auth?.token ?? null,
    selectIsLoggedIn: (state) => state.auth !== null,
    selectUserInfo: (state) => state.userInfo,
  },
})

/** The auth object of the storage, or null when what stands there is something else. */
export function parseAuth(stored: unknown): Auth | null {
  if (typeof stored !== 'object' || stored === null || !('token' in stored)) return null
  const { token } = stored
  return typeof token === 'string' && token !== '' && token.length <= 4096 ? { token } : null
}
