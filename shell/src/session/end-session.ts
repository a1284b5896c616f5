import type { HttpEvents } from '@saidian/shared/api'
import { api, CALLER_TAG } from '@saidian/shared/api'
import {
  type AppStore,
  followsSlice,
  forgetMemberOnDevice,
  messagesSlice,
  outboxSlice,
  sessionSlice,
} from '@saidian/shared/store'

type Parts = { store: AppStore; events: HttpEvents; toast: (text: string) => void }

/** The first no-token answer ends the session; the storage ends it in the other tabs. */
export function endSessionOnNoToken({ store, events, toast }: Parts, signal: AbortSignal): void {
  const end = () => {
    if (store.getState().session.auth === null) return
    store.dispatch(sessionSlice.actions.loggedOut())
    toast('登录已失效，请重新登录')
  }
  events.on('user-logout', end, signal)
}

/**
 * A login reads again what the page has read as a visitor and what would differ for a member.
 * Logout clears cached data and unsent changes in every tab. A login of another member in another
 * tab does the same: this tab receives it as one change of the token.
 */
export function forgetMemberData(store: AppStore): void {
  const { selectToken } = sessionSlice.selectors
  store.listeners.startListening({
    predicate: (_, now, before) => selectToken(before) === null && selectToken(now) !== null,
    effect: (_, { dispatch }) => {
      dispatch(api.util.invalidateTags([CALLER_TAG]))
    },
  })
  store.listeners.startListening({
    predicate: (_, now, before) =>
      selectToken(before) !== null && selectToken(now) !== selectToken(before),
    effect: (_, { dispatch }) => {
      dispatch(messagesSlice.actions.noticesCounted(0))
      dispatch(messagesSlice.actions.conversationsCounted(0))
      // The account has the follows; the next login loads them.
      dispatch(followsSlice.actions.followsLoaded([]))
      dispatch(outboxSlice.actions.memberLeft())
      forgetMemberOnDevice()
      store.forgetAnswers()
    },
  })
}
