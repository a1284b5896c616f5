import type { AppStore } from './create-store'
import { followsSlice, parseFollows } from './follows.slice'
import { newsNavSlice, parseNewsNav } from './news-nav.slice'
import { outboxSlice } from './outbox.slice'
import { parseOutbox } from './parse-outbox'
import { persistInStorage } from './persist-in-storage'
import { parseAuth, sessionSlice } from './session.slice'
import { parseSettings, settingsSlice } from './settings.slice'

/** Login state from the storage; logging in or out in one tab is followed by the others. */
export function persistSession(store: AppStore, signal?: AbortSignal): void {
  const load = (stored: unknown) => {
    const auth = parseAuth(stored)
    const token = store.getState().session.auth?.token ?? null
    if (auth && auth.token !== token) store.dispatch(sessionSlice.actions.loggedIn(auth))
    if (!auth && token !== null) store.dispatch(sessionSlice.actions.loggedOut())
  }
  persistInStorage(store, { key: 'auth', select: (state) => state.session.auth, load }, signal)
}

/** Settings of this device, the same in all tabs. */
export function persistSettings(store: AppStore, signal?: AbortSignal): void {
  const load = (stored: unknown) => {
    store.dispatch(settingsSlice.actions.settingsLoaded(parseSettings(stored)))
  }
  persistInStorage(store, { key: 'settings', select: (state) => state.settings, load }, signal)
}

/** Followed matches of this device, the same in all tabs. */
export function persistFollows(store: AppStore, signal?: AbortSignal): void {
  const load = (stored: unknown) => {
    store.dispatch(followsSlice.actions.followsLoaded(parseFollows(stored)))
  }
  persistInStorage(
    store,
    { key: 'followedMatches', select: (state) => state.follows.matches, load },
    signal,
  )
}

/** The floating news shortcut of this device, the same in all tabs. */
export function persistNewsNav(store: AppStore, signal?: AbortSignal): void {
  const load = (stored: unknown) => {
    store.dispatch(newsNavSlice.actions.newsNavLoaded(parseNewsNav(stored)))
  }
  persistInStorage(store, { key: 'newsNav', select: (state) => state.newsNav.items, load }, signal)
}

/** What the account does not have yet, the same in all tabs. */
export function persistOutbox(store: AppStore, signal?: AbortSignal): void {
  const load = (stored: unknown) => {
    store.dispatch(outboxSlice.actions.outboxLoaded(parseOutbox(stored)))
  }
  persistInStorage(store, { key: 'outbox', select: (state) => state.outbox, load }, signal)
}
