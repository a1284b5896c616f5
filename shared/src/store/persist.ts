import type { AppStore } from './create-store'
import { followsSlice } from './follows.slice'
import { newsNavSlice, parseNewsNav } from './news-nav.slice'
import { outboxSlice } from './outbox.slice'
import { parseFollows } from './parse-follows'
import { parseOutbox } from './parse-outbox'
import { type PersistedPart, persistInStorage } from './persist-in-storage'
import type { RootState } from './root-reducer'
import { parseAuth, sessionSlice } from './session.slice'
import { parseSettings, settingsSlice } from './settings.slice'

type StorePart = Omit<PersistedPart<RootState>, 'load'> & {
  load: (store: AppStore, stored: unknown) => void
}

/** The parts of the store that live on this device, the same in all tabs. */
const PARTS: readonly StorePart[] = [
  { key: 'auth', select: ({ session }) => session.auth, load: loadAuth },
  {
    key: 'settings',
    select: ({ settings }) => settings,
    load: ({ dispatch }, stored) =>
      dispatch(settingsSlice.actions.settingsLoaded(parseSettings(stored))),
  },
  {
    key: 'followedMatches',
    select: ({ follows }) => follows.subjects,
    load: ({ dispatch }, stored) =>
      dispatch(followsSlice.actions.followsLoaded(parseFollows(stored))),
  },
  {
    key: 'newsNav',
    select: ({ newsNav }) => newsNav.items,
    load: ({ dispatch }, stored) =>
      dispatch(newsNavSlice.actions.newsNavLoaded(parseNewsNav(stored))),
  },
  {
    key: 'outbox',
    select: ({ outbox }) => outbox,
    load: loadOutbox,
  },
]

/** A storage that was deleted says nothing about what this page has not sent yet. */
function loadOutbox({ dispatch }: AppStore, stored: unknown): void {
  if (stored !== null) dispatch(outboxSlice.actions.outboxLoaded(parseOutbox(stored)))
}

/** Logging in or out in one tab is followed by the others. */
function loadAuth({ getState, dispatch }: AppStore, stored: unknown): void {
  const auth = parseAuth(stored)
  const token = getState().session.auth?.token ?? null
  if (auth && auth.token !== token) dispatch(sessionSlice.actions.loggedIn(auth))
  if (!auth && token !== null) dispatch(sessionSlice.actions.loggedOut())
}

/** Restores the store from the storage and stores its changes, until `signal` aborts. */
export function persistStore(store: AppStore, signal?: AbortSignal): void {
  for (const { key, select, load } of PARTS)
    persistInStorage(store, { key, select, load: (stored) => load(store, stored) }, signal)
}
