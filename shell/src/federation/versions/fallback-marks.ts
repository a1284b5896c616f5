import { type DeviceStorage, readStored, tabStorage, writeStored } from '@saidian/shared/store'

/**
 * Marks of this tab that survive a reload: versions that failed, and versions that have used their
 * one automatic reload.
 */
const BAD = 'saidian.mf.bad'
const RELOADED = 'saidian.mf.reloaded'

/** From the next page load on, this tab loads the previous version in place of `badVersion`. */
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
 * Records the one automatic reload of a version in this tab. Returns false when it was recorded
 * before, or when the mark cannot be stored: without it the page would reload for ever.
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
