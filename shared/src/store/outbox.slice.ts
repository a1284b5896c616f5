import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Follow, SettingEntry, Visit } from '../contracts/personal'
import { type FollowedMatch, followsSlice } from './follows.slice'
import {
  EMPTY,
  latestMarks,
  latestVisits,
  MAX_TITLE,
  type OutboxState,
  ownedBy,
  withoutMember,
} from './outbox.rules'
import { SETTINGS } from './settings.registry'
import { settingsSlice } from './settings.slice'

export type { OutboxState }

type Sent = Pick<OutboxState, 'visits'> & { settings: SettingEntry[]; follows: Follow[] }
type Page = Pick<Visit, 'kind' | 'sport' | 'id' | 'title'>

/**
 * What was done on this device and is not in the member's account yet, until the server has
 * it, so that nothing is lost offline or before a login.
 */
export const outboxSlice = createSlice({
  name: 'outbox',
  initialState: EMPTY,
  reducers: {
    outboxLoaded: (_, { payload }: PayloadAction<OutboxState>) => payload,
    /** It is known who is logged in. */
    outboxOwned: (state, { payload: ownerId }: PayloadAction<string>) => ownedBy(state, ownerId),
    /** A login has ended: its changes never reach the account of the next login. */
    memberLeft: withoutMember,
    /** A page was opened that the history shall remember. */
    pageVisited: {
      prepare: (page: Page) => ({ payload: page, meta: { at: Date.now() } }),
      reducer: (state, { payload, meta }: PayloadAction<Page, string, { at: number }>) => {
        const others = state.visits.filter(
          ({ kind, id }) => kind !== payload.kind || id !== payload.id,
        )
        const visit = { ...payload, title: payload.title.slice(0, MAX_TITLE), at: meta.at }
        state.visits = latestVisits([...others, visit])
      },
    },
    /** The server has these; what changed again meanwhile stays. */
    sent: (state, { payload }: PayloadAction<Sent>) => {
      for (const { key, at } of payload.settings)
        if (state.settings[key]?.at === at) delete state.settings[key]
      for (const { id, at } of payload.follows)
        if (state.follows[id]?.at === at) delete state.follows[id]
      const times = new Set(payload.visits.map(({ at }) => at))
      state.visits = state.visits.filter(({ at }) => !times.has(at))
    },
  },
  extraReducers: (builder) => {
    builder.addCase(
      settingsSlice.actions.settingChosen,
      (state, { payload: { key, value }, meta }) => {
        if (SETTINGS[key].accepts(value)) state.settings[key] = { key, value, at: meta.at }
      },
    )
    builder.addCase(followsSlice.actions.matchFollowed, (state, { payload, meta }) => {
      state.follows[payload.id] = mark(payload, true, meta.at)
      state.follows = latestMarks(state.follows)
    })
    builder.addCase(followsSlice.actions.matchUnfollowed, (state, { payload, meta }) => {
      state.follows[payload.id] = mark(payload, false, meta.at)
      state.follows = latestMarks(state.follows)
    })
  },
})

type Marked = Pick<FollowedMatch, 'sport' | 'id'> & Partial<FollowedMatch> & { title?: string }

function mark(match: Marked, isOn: boolean, at: number): Follow {
  const { sport, id, title = '', kickoffAt = null } = match
  return {
    kind: 'match',
    sport,
    id: String(id),
    isOn,
    at,
    title: title.slice(0, MAX_TITLE),
    kickoffAt,
  }
}
