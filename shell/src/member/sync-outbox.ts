import { callEndpoint, type Http, serverClock } from '@saidian/shared/api'
import {
  addHistory,
  type Follow,
  putFollows,
  putSettings,
  type SettingEntry,
  type Visit,
} from '@saidian/shared/contracts/personal'
import { type AppStore, outboxSlice } from '@saidian/shared/store'
import { showToast } from '@saidian/shared/ui'
import { syncInBatches } from './sync-in-batches'

export type SyncParts = {
  store: AppStore
  http: Http
  options: { signal: AbortSignal; isBackground: boolean }
}

const NONE = { settings: [], follows: [], visits: [] }
const { sent } = outboxSlice.actions

/** Sends changed follows to the account; returns all follows of the account. */
export function syncFollows(
  { store, http, options }: SyncParts,
  items: Follow[],
): Promise<Follow[]> {
  return syncInBatches({
    // Removed follows first: they make room for new ones.
    items: [...items.filter(({ isOn }) => !isOn), ...items.filter(({ isOn }) => isOn)],
    batchSize: 500,
    put: (marks) =>
      callEndpoint(http, putFollows, { body: { marks: inServerTime(marks) } }, options),
    onSynced: (follows) => store.dispatch(sent({ ...NONE, follows })),
    onRejected: showRejected('关注'),
    signal: options.signal,
  })
}

/** Sends changed settings to the account; returns all settings of the account. */
export function syncSettings(
  { store, http, options }: SyncParts,
  items: SettingEntry[],
): Promise<SettingEntry[]> {
  return syncInBatches({
    items,
    batchSize: 100,
    put: (entries) =>
      callEndpoint(http, putSettings, { body: { entries: inServerTime(entries) } }, options),
    onSynced: (settings) => store.dispatch(sent({ ...NONE, settings })),
    onRejected: showRejected('设置'),
    signal: options.signal,
  })
}

/** Sends visited pages to the account. */
export async function syncVisits(
  { store, http, options }: SyncParts,
  items: Visit[],
): Promise<void> {
  if (items.length === 0) return
  await syncInBatches({
    items,
    batchSize: 100,
    put: (visits) =>
      callEndpoint(http, addHistory, { body: { visits: inServerTime(visits) } }, options),
    onSynced: (visits) => store.dispatch(sent({ ...NONE, visits })),
    onRejected: showRejected('浏览历史'),
    signal: options.signal,
  })
}

function inServerTime<Timed extends { at: number }>(items: readonly Timed[]): Timed[] {
  return items.map((item) => ({ ...item, at: serverClock.toServer(item.at) }))
}

function showRejected(what: string): (message: string) => void {
  return (message) => showToast({ text: `${what}未能全部同步：${message}`, kind: 'fail' })
}
