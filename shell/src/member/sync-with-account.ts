import { callEndpoint, serverClock } from '@saidian/shared/api'
import { type Follow, getSettings, type SettingEntry } from '@saidian/shared/contracts'
import { followsSlice, settingsSlice } from '@saidian/shared/store'
import type { MemberParts } from './member-parts'
import { tellFollows, tellSettings, tellVisits } from './tell-account'

/**
 * Tells the account what this device has done, and takes over how everything stands then: the newest choice of each
 * setting and follow wins, on the server. What is chosen while this is on its way stays chosen. Rejects when the server
 * could not be told; nothing is lost then. The outbox keeps times of this device; the server is told its own, so that a
 * clock that is wrong neither wins nor loses by it. Does nothing before it is known who is logged in, and whose what
 * waits is.
 */
export async function syncWithAccount(
  { store, http }: MemberParts,
  signal: AbortSignal,
): Promise<void> {
  const { outbox, session } = store.getState()
  if (session.userInfo === null || session.userInfo.id !== outbox.ownerId) return
  const options = { signal, isBackground: true }
  const told = {
    settings: Object.values(outbox.settings),
    follows: Object.values(outbox.follows),
    visits: outbox.visits,
  }
  const isTelling = Object.values(told).some((part) => part.length > 0)
  // Any answer tells the time; without one the clock of this device must do.
  if (isTelling && !serverClock.isKnown)
    await callEndpoint(http, getSettings, {}, options).catch(() => null)
  if (signal.aborted) return

  const parts = { store, http, options }
  const visits = tellVisits(parts, told.visits)
  const follows = tellFollows(parts, told.follows)
  const settings = tellSettings(parts, told.settings)
  await Promise.allSettled([visits, follows, settings])
  await visits
  const [entries, marks] = [await settings, await follows]
  if (signal.aborted) return
  const newer = store.getState().outbox
  store.dispatch(settingsSlice.actions.settingsReceived(settingsOf(entries, newer.settings)))
  store.dispatch(followsSlice.actions.followsLoaded(matchesOf(marks, newer.follows)))
}

function settingsOf(
  entries: SettingEntry[],
  newer: Record<string, SettingEntry>,
): Record<string, unknown> {
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
