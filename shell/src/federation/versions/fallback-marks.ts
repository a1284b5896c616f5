import { readStored, writeStored } from '@saidian/shared/store'

/**
 * Marks of this tab that survive a reload: versions that failed, and versions that have used their
 * one automatic reload.
 */
const BAD = 'saidian.mf.bad'
const RELOADED = 'saidian.mf.reloaded'

type Key = typeof BAD | typeof RELOADED

/** From the next page load on, this tab loads the previous version in place of `badVersion`. */
export function pinToPrevious(remote: string, badVersion: string): void {
  add(BAD, `${remote}@${badVersion}`)
}

export function pinnedToPrevious(remote: string, version: string): boolean {
  return list(BAD).includes(`${remote}@${version}`)
}

/**
 * Records the one automatic reload of a version in this tab. Returns false when it was recorded
 * before, or when the mark cannot be stored: without it the page would reload for ever.
 */
export function takeReload(remote: string, version: string): boolean {
  const mark = `${remote}@${version}`
  return !list(RELOADED).includes(mark) && add(RELOADED, mark)
}

function add(key: Key, mark: string): boolean {
  return writeStored(key, [...new Set([...list(key), mark])])
}

function list(key: Key): unknown[] {
  const stored = readStored(key)
  return Array.isArray(stored) ? stored : []
}
