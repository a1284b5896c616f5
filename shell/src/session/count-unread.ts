import { type AppStore, messagesSlice, type ThunkExtra, UNREAD_CODES } from '@saidian/shared/store'

/** Raises the unread badge for pushes whose code counts as a message. */
export function countUnread(store: AppStore, im: ThunkExtra['im'], signal: AbortSignal): void {
  im.onMessage(({ code }) => {
    if (UNREAD_CODES.includes(code)) store.dispatch(messagesSlice.actions.unreadArrived())
  }, signal)
}
