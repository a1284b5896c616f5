import type { AppStore } from './create-store'
import { followsSlice, parseFollows } from './follows.slice'
import { keepInStorage } from './keep-in-storage'
import { newsNavSlice, parseNewsNav } from './news-nav.slice'
import { outboxSlice, parseOutbox } from './outbox.slice'
import { parseAuth, sessionSlice } from './session.slice'
import { parseSettings, settingsSlice } from './settings.slice'

/** Login state from the storage; logging in or out in one tab is followed by the others. */
export function keepSession(store: AppStore, signal?: AbortSignal): void {
  const load = (stored: unknown) => {
    const auth = parseAuth(stored)
    const token = store.getState().session.auth?.token ?? null
    if (auth && auth.token !== token) store.dispatch(sessionSlice.actions.loggedIn(auth))
    if (!auth && token !== null) store.dispatch(sessionSlice.actions.loggedOut())
  }
  keepInStorage(store, { key: 'auth', select: (state) => state.session.auth, load }, signal)
}

/** Settings of this device, the same in all tabs. */
export function keepSettings(store: AppStore, signal?: AbortSignal): void {
  const load = (stored: unknown) => {
    store.dispatch(settingsSlice.actions.settingsLoaded(parseSettings(stored)))
  }
  keepInStorage(store, { key: 'settings', select: (state) => state.settings, load }, signal)
}

/** Followed matches of this device, the same in all tabs. */
export function keepFollows(store: AppStore, signal?: AbortSignal): void {
  const load = (stored: unknown) => {
    store.dispatch(followsSlice.actions.followsLoaded(parseFollows(stored)))
  }
  keepInStorage(
    store,
    { key: 'followedMatches', select: (state) => state.follows.matches, load },
    signal,
  )
}

/** The floating news shortcut of this device, the same in all tabs. */
export function keepNewsNav(store: AppStore, signal?: AbortSignal): void {
  const load = (stored: unknown) => {
    store.dispatch(newsNavSlice.actions.newsNavLoaded(parseNewsNav(stored)))
  }
  keepInStorage(store, { key: 'newsNav', select: (state) => state.newsNav.items, load }, signal)
}

/** What the account does not have yet, the same in all tabs. */
export function keepOutbox(store: AppStore, signal?: AbortSignal): void {
  const load = (stored: unknown) => {
    store.dispatch(outboxSlice.actions.outboxLoaded(parseOutbox(stored)))
  }
  keepInStorage(store, { key: 'outbox', select: (state) => state.outbox, load }, signal)
}
