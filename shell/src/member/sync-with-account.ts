import { callEndpoint, serverClock } from '@saidian/shared/api'
import {
  type Follow,
  getSettings,
  type SettingEntry,
  sportOf,
} from '@saidian/shared/contracts/personal'
import { type FollowSubject, followName, followsSlice, settingsSlice } from '@saidian/shared/store'
import type { MemberParts } from './member-parts'
import { syncFollows, syncSettings, syncVisits } from './sync-outbox'

/**
 * Sends the unsent changes of this device to the account and applies the account's state to the
 * store. The server keeps the newest change of each setting and follow; changes made during the
 * request stay. Rejects when a request fails; unsent changes then stay in the outbox. The outbox
 * has times of this device, requests carry times of the server, so that a wrong clock has no
 * effect. Does nothing until the member is known and owns the outbox.
 */
export async function syncWithAccount(
  { store, http }: MemberParts,
  signal: AbortSignal,
): Promise<void> {
  const { outbox, session } = store.getState()
  if (session.userInfo === null || session.userInfo.id !== outbox.ownerId) return
  const options = { signal, isBackground: true }
  const unsent = {
    settings: Object.values(outbox.settings),
    follows: Object.values(outbox.follows),
    visits: outbox.visits,
  }
  const hasUnsent = Object.values(unsent).some((part) => part.length > 0)
  // Any answer carries the server's time; without one the clock of this device is used.
  if (hasUnsent && !serverClock.isKnown)
    await callEndpoint(http, getSettings, {}, options).catch(() => null)
  if (signal.aborted) return

  const parts = { store, http, options }
  const visits = syncVisits(parts, unsent.visits)
  const follows = syncFollows(parts, unsent.follows)
  const settings = syncSettings(parts, unsent.settings)
  await Promise.allSettled([visits, follows, settings])
  await visits
  const [entries, marks] = [await settings, await follows]
  if (signal.aborted) return
  const newer = store.getState().outbox
  store.dispatch(settingsSlice.actions.settingsReceived(settingsOf(entries, newer.settings)))
  store.dispatch(followsSlice.actions.followsLoaded(subjectsOf(marks, newer.follows)))
}

function settingsOf(
  entries: SettingEntry[],
  newer: Record<string, SettingEntry>,
): Record<string, unknown> {
  const all = new Map([...entries, ...Object.values(newer)].map(({ key, value }) => [key, value]))
  return Object.fromEntries(all)
}

/** Everything followed, oldest follow first. */
function subjectsOf(follows: Follow[], newer: Record<string, Follow>): FollowSubject[] {
  const all = new Map(
    [...follows, ...Object.values(newer)].map((follow) => [followName(follow), follow]),
  )
  return [...all.values()]
    .filter(({ isOn }) => isOn)
    .sort((a, b) => a.at - b.at)
    .map(({ kind, sport, id, title, kickoffAt }) => {
      return { kind, sport: sportOf(kind, sport), id, title, kickoffAt }
    })
}
