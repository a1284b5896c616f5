import {
  configureStore,
  createListenerMiddleware,
  type ListenerMiddlewareInstance,
  type ThunkDispatch,
} from '@reduxjs/toolkit'
import { setupListeners } from '@reduxjs/toolkit/query'
import type { Dispatch, Reducer, Store, UnknownAction } from 'redux'
import { type ApiExtra, api } from '../api'
import type { TopicSocket } from '../realtime'
import { guardAnswers } from './guard-answers'
import { createRootReducer, type RootState } from './root-reducer'

/** What thunks and endpoints get as their extra argument. */
export type ThunkExtra = ApiExtra & { live: TopicSocket; im: TopicSocket }

export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction> &
  Dispatch<UnknownAction>

export type AppStore = Omit<Store<RootState, UnknownAction>, 'dispatch'> & {
  dispatch: AppDispatch
  /**
   * Adds a remote's reducer under `remote/name`; twice the same is once, another under the same key
   * throws.
   */
  injectReducer: (key: `${string}/${string}`, reducer: Reducer) => void
  /** Forgets all answers of the server: the shell's alone, since every remote reads them. */
  forgetAnswers: () => void
  /** Where a feature registers what follows from an action. */
  listeners: ListenerMiddlewareInstance<RootState, AppDispatch, ThunkExtra>
}

/**
 * Makes the store of the page. Nothing is read from the storage yet: see `persistStore`.
 */
export function createStore(extra: ThunkExtra): AppStore {
  const root = createRootReducer()
  const listeners = createListenerMiddleware<RootState, AppDispatch, ThunkExtra>({ extra })
  const guard = guardAnswers()
  const store = configureStore({
    reducer: root.reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // A list of 500 rows is walked on every action by these development checks, which makes it
        // crawl.
        immutableCheck: false,
        serializableCheck: false,
      })
        .prepend(guard.middleware, listeners.middleware)
        .concat(api.middleware),
    devTools: process.env.NODE_ENV === 'development',
  })
  setupListeners(store.dispatch)
  return Object.assign(store, {
    dispatch: store.dispatch as AppDispatch,
    injectReducer: (key: `${string}/${string}`, reducer: Reducer) => {
      // The key appears in the state at the next action.
      if (root.inject(key, reducer)) store.dispatch({ type: 'store/reducerInjected', payload: key })
    },
    forgetAnswers: () => guard.allow(() => store.dispatch(api.util.resetApiState())),
    listeners,
  })
}
