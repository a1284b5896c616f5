import { type DeviceStorage, readStored, tabStorage, writeStored } from '@saidian/shared/store'

/** Marks of this tab that outlive a reload: which versions proved bad, and which have had their one automatic reload. */
const BAD = 'saidian.mf.bad'
const RELOADED = 'saidian.mf.reloaded'

/** From the next load on, this tab takes the previous version in place of this one. */
export function pinToPrevious(
  remote: string,
  badVersion: string,
  storage: DeviceStorage = tabStorage,
): void {
  add(BAD, `${remote}@${badVersion}`, storage)
}

export function pinnedToPrevious(
  remote: string,
  version: string,
  storage: DeviceStorage = tabStorage,
): boolean {
  return list(BAD, storage).includes(`${remote}@${version}`)
}

/**
 * True once per version and tab: the page may reload itself for it, and never again. A mark that would not outlive the
 * reload allows none, or the page would reload for ever.
 */
export function takeReload(
  remote: string,
  version: string,
  storage: DeviceStorage = tabStorage,
): boolean {
  const key = `${remote}@${version}`
  return !list(RELOADED, storage).includes(key) && add(RELOADED, key, storage)
}

function add(key: string, value: string, storage: DeviceStorage): boolean {
  return writeStored(key, [...new Set([...list(key, storage), value])], storage)
}

function list(key: string, storage: DeviceStorage): unknown[] {
  const stored = readStored(key, storage)
  return Array.isArray(stored) ? stored : []
}
