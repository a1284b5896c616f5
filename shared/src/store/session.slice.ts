import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { UserInfo } from '../contracts/profile'

/**
 * The login of this device. `isMinor`: the account belongs to a minor, as last received from the
 * server.
 */
export type Auth = { token: string; isMinor?: true }
export type LoginStatus = 'visitor' | 'member'
export type SessionState = {
  auth: Auth | null
  loginStatus: LoginStatus
  userInfo: UserInfo | null
}

const VISITOR: SessionState = { auth: null, loginStatus: 'visitor', userInfo: null }

/** Who uses the page. Changed by the shell and by the login pages only. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: VISITOR,
  reducers: {
    loggedIn: (_, action: PayloadAction<Auth>): SessionState => ({
      auth: action.payload,
      loginStatus: 'member',
      userInfo: null,
    }),
    loggedOut: (): SessionState => VISITOR,
    userInfoRead: (state, action: PayloadAction<UserInfo>) => {
      if (!state.auth) return
      state.userInfo = action.payload
      if (action.payload.isMinor) state.auth.isMinor = true
      else delete state.auth.isMinor
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
  if (typeof token !== 'string' || token === '' || token.length > 4096) return null
  return 'isMinor' in stored && stored.isMinor === true ? { token, isMinor: true } : { token }
}
