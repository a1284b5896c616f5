import { callEndpoint, serverClock } from '@saidian/shared/api'
import {
  addHistory,
  type Follow,
  getSettings,
  putFollows,
  putSettings,
  type SettingEntry,
} from '@saidian/shared/contracts'
import { followsSlice, outboxSlice, settingsSlice } from '@saidian/shared/store'
import type { MemberParts } from './member-parts'

/**
 * Tells the account what this device has done, and takes over how everything stands then: the newest choice of each
 * setting and follow wins, on the server. What is chosen while this is on its way stays chosen. Rejects when the server
 * could not be told; nothing is lost then. The outbox keeps times of this device; the server is told its own, so that a
 * clock that is wrong neither wins nor loses by it.
 */
export async function syncWithAccount({ store, http }: MemberParts, signal: AbortSignal): Promise<void> {
  const outbox = store.getState().outbox
  const told = {
    settings: Object.values(outbox.settings),
    follows: Object.values(outbox.follows),
    visits: outbox.visits,
  }
  const isTelling = Object.values(told).some((part) => part.length > 0)
  // Any answer tells the time; without one the clock of this device must do.
  if (isTelling && !serverClock.isKnown)
    await callEndpoint(http, getSettings, {}, { signal }).catch(() => null)
  const [entries, marks, visits] = [
    inServerTime(told.settings),
    inServerTime(told.follows),
    inServerTime(told.visits),
  ]
  const [settings, follows] = await Promise.all([
    callEndpoint(http, putSettings, { body: { entries } }, { signal }),
    callEndpoint(http, putFollows, { body: { marks } }, { signal }),
    visits.length > 0 && callEndpoint(http, addHistory, { body: { visits } }, { signal }),
  ])
  if (signal.aborted) return
  store.dispatch(outboxSlice.actions.sent(told))
  const newer = store.getState().outbox
  store.dispatch(settingsSlice.actions.settingsHeard(settingsOf(settings, newer.settings)))
  store.dispatch(followsSlice.actions.followsLoaded(matchesOf(follows, newer.follows)))
}

function inServerTime<Told extends { at: number }>(told: readonly Told[]): Told[] {
  return told.map((one) => ({ ...one, at: serverClock.toServer(one.at) }))
}

function settingsOf(entries: SettingEntry[], newer: Record<string, SettingEntry>): Record<string, unknown> {
  const all = new Map([...entries, ...Object.values(newer)].map(({ key, value }) => [key, value]))
  return Object.fromEntries(all)
}

/** Followed matches, oldest follow first. */
function matchesOf(follows: Follow[], newer: Record<string, Follow>) {
  const all = new Map(
    [...follows, ...Object.values(newer)].map((follow) => [`${follow.kind} ${follow.id}`, follow]),
  )
  return [...all.values()]
    .filter(({ kind, isOn }) => kind === 'match' && isOn)
    .sort((a, b) => a.at - b.at)
    .map(({ id, kickoffAt }) => ({ id: Number(id), kickoffAt }))
}
