import { combineSlices } from '@reduxjs/toolkit'
import type { Reducer, UnknownAction } from 'redux'
import { api } from '../api'
import { followsSlice } from './follows.slice'
import { messagesSlice } from './messages.slice'
import { newsNavSlice } from './news-nav.slice'
import { outboxSlice } from './outbox.slice'
import { pictureDelaySlice } from './picture-delay.slice'
import { sessionSlice } from './session.slice'
import { settingsSlice } from './settings.slice'

const reducerOfStart = () =>
  combineSlices(
    api,
    sessionSlice,
    settingsSlice,
    followsSlice,
    messagesSlice,
    newsNavSlice,
    outboxSlice,
    pictureDelaySlice,
  )

export type RootState = ReturnType<ReturnType<typeof reducerOfStart>>

/** The store's reducer, and the way to add a remote's slice to it later. */
export function createRootReducer(): {
  reducer: Reducer<RootState, UnknownAction>
  inject: (key: string, reducer: Reducer) => boolean
} {
  const root = reducerOfStart()
  const injected = new Map<string, Reducer>()
  return {
    reducer: root,
    inject: (key, reducer) => {
      const present = injected.get(key)
      if (present === reducer) return false
      // combineSlices would drop the second one without a word.
      if (present) throw new Error(`the state key "${key}" is taken by another reducer`)
      injected.set(key, reducer)
      root.inject({ reducerPath: key, reducer } as never)
      return true
    },
  }
}
