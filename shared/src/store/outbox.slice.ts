import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Follow, PAGE_KINDS, type SettingEntry, type Visit } from '../contracts/personal'
import { type FollowSubject, followName, followsSlice, isFollowKind } from './follows.slice'
import { knownSetting } from './known-setting'
import {
  EMPTY,
  latestMarks,
  latestVisits,
  MAX_TITLE,
  type OutboxState,
  ownedBy,
  withoutMember,
} from './outbox.rules'
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
        if (!PAGE_KINDS.some((kind) => kind === payload.kind)) return
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
      for (const { kind, id, at } of payload.follows) {
        const name = followName({ kind, id })
        if (state.follows[name]?.at === at) delete state.follows[name]
      }
      const times = new Set(payload.visits.map(({ at }) => at))
      state.visits = state.visits.filter(({ at }) => !times.has(at))
    },
  },
  extraReducers: (builder) => {
    builder.addCase(
      settingsSlice.actions.settingChosen,
      (state, { payload: { key, value }, meta }) => {
        if (knownSetting(key)?.accepts(value)) state.settings[key] = { key, value, at: meta.at }
      },
    )
    builder.addCase(followsSlice.actions.followed, (state, { payload, meta }) => {
      if (isFollowKind(payload.kind))
        state.follows = withMark(state.follows, payload, { isOn: true, ...meta })
    })
    builder.addCase(followsSlice.actions.unfollowed, (state, { payload, meta }) => {
      if (isFollowKind(payload.kind))
        state.follows = withMark(state.follows, payload, { isOn: false, ...meta })
    })
  },
})

function withMark(
  marks: OutboxState['follows'],
  subject: FollowSubject,
  state: Pick<Follow, 'isOn' | 'at'>,
): OutboxState['follows'] {
  const title = subject.title.slice(0, MAX_TITLE)
  return latestMarks({ ...marks, [followName(subject)]: { ...subject, title, ...state } })
}
