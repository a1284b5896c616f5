import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Follow, PAGE_KINDS, type SettingEntry, type Visit } from '../contracts/personal'
import { followsSlice } from './follows.slice'
import {
  EMPTY,
  latestMarks,
  latestVisits,
  type OutboxState,
  ownedBy,
  type Waiting,
  withoutMember,
} from './outbox.rules'
import { SETTINGS, type SettingKey } from './settings.registry'
import { settingsSlice } from './settings.slice'

export type { OutboxState }

/** A longer title is truncated. */
const MAX_TITLE = 120

type Sent = Pick<OutboxState, 'visits'> & { settings: SettingEntry[]; follows: Follow[] }
type Page = Pick<Visit, 'kind' | 'id' | 'title'>

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
      state.follows[payload.id] = mark(payload.id, true, meta.at, payload)
      state.follows = latestMarks(state.follows)
    })
    builder.addCase(followsSlice.actions.matchUnfollowed, (state, { payload: id, meta }) => {
      state.follows[id] = mark(id, false, meta.at)
      state.follows = latestMarks(state.follows)
    })
  },
})

function mark(
  id: number,
  isOn: boolean,
  at: number,
  { title = '', kickoffAt = null }: { title?: string; kickoffAt?: number | null } = {},
): Follow {
  return { kind: 'match', id: String(id), isOn, at, title: title.slice(0, MAX_TITLE), kickoffAt }
}

/**
 * What the storage holds, as far as a server would take it: one damaged entry must not hold up the
 * others.
 */
export function parseOutbox(stored: unknown): OutboxState {
  if (!isObject(stored)) return EMPTY
  const { left } = stored
  const leftBy = isObject(left) ? ownerOf(left) : null
  return {
    ...parseWaiting(stored),
    ownerId: ownerOf(stored),
    left: isObject(left) && leftBy !== null ? { ...parseWaiting(left), ownerId: leftBy } : null,
  }
}

function ownerOf({ ownerId }: Record<string, unknown>): string | null {
  return typeof ownerId === 'string' ? ownerId : null
}

function parseWaiting({ settings, follows, visits }: Record<string, unknown>): Waiting {
  return {
    settings: byName(listOf(settings).filter(isSettingEntry), ({ key }) => key),
    follows: latestMarks(byName(listOf(follows).filter(isFollow), ({ id }) => id)),
    visits: latestVisits(listOf(visits).filter(isVisit)),
  }
}

function listOf(stored: unknown): unknown[] {
  return isObject(stored) || Array.isArray(stored) ? Object.values(stored) : []
}

function byName<Value>(values: Value[], nameOf: (value: Value) => string): Record<string, Value> {
  return Object.fromEntries(values.map((value) => [nameOf(value), value]))
}

function isSettingEntry(entry: unknown): entry is SettingEntry {
  if (!isObject(entry) || !isTime(entry.at) || typeof entry.key !== 'string') return false
  return (
    Object.hasOwn(SETTINGS, entry.key) && SETTINGS[entry.key as SettingKey].accepts(entry.value)
  )
}

function isFollow(follow: unknown): follow is Follow {
  if (!isPage(follow) || follow.kind !== 'match' || typeof follow.isOn !== 'boolean') return false
  return follow.kickoffAt === null || Number.isSafeInteger(follow.kickoffAt)
}

function isVisit(visit: unknown): visit is Visit {
  return isPage(visit) && PAGE_KINDS.some((kind) => kind === visit.kind)
}

function isPage(page: unknown): page is Record<string, unknown> {
  if (!isObject(page) || !isTime(page.at)) return false
  const { id, title } = page
  return (
    typeof id === 'string' &&
    /^[\w-]{1,64}$/.test(id) &&
    typeof title === 'string' &&
    title.length <= MAX_TITLE
  )
}

function isTime(at: unknown): boolean {
  return Number.isSafeInteger(at) && Number(at) >= 0
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
