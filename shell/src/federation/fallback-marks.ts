/** Marks of this tab that outlive a reload: which versions proved bad, and which have had their one automatic reload. */
const BAD = 'saidian.mf.bad'
const RELOADED = 'saidian.mf.reloaded'

/** From the next load on, this tab takes the previous version in place of this one. */
export function pinToPrevious(remote: string, badVersion: string, storage: Storage = sessionStorage): void {
  add(BAD, `${remote}@${badVersion}`, storage)
}

export function pinnedToPrevious(
  remote: string,
  version: string,
  storage: Storage = sessionStorage,
): boolean {
  return list(BAD, storage).includes(`${remote}@${version}`)
}

/** True once per version and tab: the page may reload itself for it, and never again. */
export function takeReload(remote: string, version: string, storage: Storage = sessionStorage): boolean {
  const key = `${remote}@${version}`
  if (list(RELOADED, storage).includes(key)) return false
  add(RELOADED, key, storage)
  return true
}

function add(key: string, value: string, storage: Storage): void {
  storage.setItem(key, JSON.stringify([...new Set([...list(key, storage), value])]))
}

function list(key: string, storage: Storage): string[] {
  return JSON.parse(storage.getItem(key) ?? '[]')
}
