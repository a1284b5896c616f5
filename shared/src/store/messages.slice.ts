import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** How much waits unread, as the server counts it: the tab bar shows the sum. */
export const messagesSlice = createSlice({
  name: 'messages',
  initialState: { notices: 0, conversations: 0 },
  reducers: {
    noticesCounted: (state, { payload }: PayloadAction<number>) => {
      state.notices = countOf(payload)
    },
    /** Messages of conversations that are not muted. */
    conversationsCounted: (state, { payload }: PayloadAction<number>) => {
      state.conversations = countOf(payload)
    },
  },
  selectors: {
    selectUnread: ({ notices, conversations }) => notices + conversations,
    selectUnreadNotices: ({ notices }) => notices,
  },
})

function countOf(given: number): number {
  return Math.max(0, Math.trunc(given) || 0)
}
