import { type AppStore, messagesSlice, type ThunkExtra, UNREAD_CODES } from '@saidian/shared/store'

/** Pushes whose code counts as a message raise the badge. */
export function countUnread(store: AppStore, im: ThunkExtra['im'], signal: AbortSignal): void {
  im.onMessage(({ code }) => {
    if (UNREAD_CODES.includes(code)) store.dispatch(messagesSlice.actions.unreadArrived())
  }, signal)
}
