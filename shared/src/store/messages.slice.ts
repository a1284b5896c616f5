import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Socket codes that count as unread (product-spec 3, messageCountList). */
export const UNREAD_CODES: readonly number[] = [
  10000, 10001, 10022, 10024, 10025, 10027, 10031, 10035, 10036, 10039,
]

/** How many messages wait unread; the tab bar shows it. */
export const messagesSlice = createSlice({
  name: 'messages',
  initialState: { unread: 0 },
  reducers: {
    /** A push arrived whose code counts. */
    unreadArrived: (state) => {
      state.unread += 1
    },
    /** The whole number, from the server or from the list that was just read. */
    unreadCounted: (state, { payload }: PayloadAction<number>) => {
      state.unread = Math.max(0, Math.trunc(payload) || 0)
    },
  },
  selectors: { selectUnread: (state) => state.unread },
})
