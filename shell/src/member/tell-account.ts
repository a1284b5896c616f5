import { callEndpoint, type Http, serverClock } from '@saidian/shared/api'
import {
  addHistory,
  type Follow,
  putFollows,
  putSettings,
  type SettingEntry,
  type Visit,
} from '@saidian/shared/contracts'
import { type AppStore, outboxSlice } from '@saidian/shared/store'
import { showToast } from '@saidian/shared/ui'
import { tellInBatches } from './tell-in-batches'

export type Telling = {
  store: AppStore
  http: Http
  options: { signal: AbortSignal; isBackground: boolean }
}

const NONE = { settings: [], follows: [], visits: [] }
const { sent } = outboxSlice.actions

/** Tells the account what was followed and left; answers with all of it as it stands then. */
export function tellFollows({ store, http, options }: Telling, items: Follow[]): Promise<Follow[]> {
  return tellInBatches({
    // What is taken back first: it makes room for what is followed.
    items: [...items.filter(({ isOn }) => !isOn), ...items.filter(({ isOn }) => isOn)],
    most: 500,
    put: (marks) =>
      callEndpoint(http, putFollows, { body: { marks: inServerTime(marks) } }, options),
    onTold: (follows) => store.dispatch(sent({ ...NONE, follows })),
    onRefused: sayRefused('关注'),
    signal: options.signal,
  })
}

/** Tells the account what was chosen; answers with all settings as they stand then. */
export function tellSettings(
  { store, http, options }: Telling,
  items: SettingEntry[],
): Promise<SettingEntry[]> {
  return tellInBatches({
    items,
    most: 100,
    put: (entries) =>
      callEndpoint(http, putSettings, { body: { entries: inServerTime(entries) } }, options),
    onTold: (settings) => store.dispatch(sent({ ...NONE, settings })),
    onRefused: sayRefused('设置'),
    signal: options.signal,
  })
}

/** Tells the account what was looked at. */
export async function tellVisits({ store, http, options }: Telling, items: Visit[]): Promise<void> {
  if (items.length === 0) return
  await tellInBatches({
    items,
    most: 100,
    put: (visits) =>
      callEndpoint(http, addHistory, { body: { visits: inServerTime(visits) } }, options),
    onTold: (visits) => store.dispatch(sent({ ...NONE, visits })),
    onRefused: sayRefused('浏览历史'),
    signal: options.signal,
  })
}

function inServerTime<Told extends { at: number }>(told: readonly Told[]): Told[] {
  return told.map((one) => ({ ...one, at: serverClock.toServer(one.at) }))
}

function sayRefused(what: string): (message: string) => void {
  return (message) => showToast({ text: `${what}未能全部同步：${message}`, kind: 'fail' })
}
