import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** How many messages wait unread; the tab bar shows it. */
export const messagesSlice = createSlice({
  name: 'messages',
  initialState: { unread: 0 },
  reducers: {
    /** The whole number, as the server counts it. */
    unreadCounted: (state, { payload }: PayloadAction<number>) => {
      state.unread = Math.max(0, Math.trunc(payload) || 0)
    },
  },
  selectors: { selectUnread: (state) => state.unread },
})
