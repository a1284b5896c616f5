import type { ListFile } from '@saidian/shared/contracts/registry'
import { readThrown } from '@saidian/shared/lib'
import { once } from '../timing/once'
import { withCacheBuster, withRetry } from '../timing/with-retry'
import type { PinnedVersion } from '../versions/resolved-remote'
import { fetchDigests, fetchList, fetchManifest, type Manifest } from './fetch-list'
import type { Directory, IntegrityMap } from './integrity-map'

type VersionFiles = { manifest: Manifest; integrity: Directory['integrity'] }

/** The files of a version, which the page may load from then on. A failure is not cached. */
export type ReadFiles = (version: PinnedVersion) => Promise<VersionFiles>

/**
 * Reads the list of each version once, from the page or from the directory of the version. Until
 * then nothing of the version but its list is in the map.
 */
export function createFileLists(files: IntegrityMap): ReadFiles {
  const lists = new Map<string, () => Promise<VersionFiles>>()

  const read = async ({ base, list, known }: PinnedVersion): Promise<VersionFiles> => {
    if (!list) {
      files.add({ base, integrity: null })
      const manifest = await tryTwice(`${base}mf-manifest.json`, (url) => fetchManifest(url, files))
      return { manifest, integrity: null }
    }
    files.add({ base, integrity: { [list.file]: list.integrity } })
    const found = known ?? (await tryTwice(base + list.file, (url) => fetchList(url, files)))
    files.add({ base, integrity: found.integrity })
    return found
  }

  return (version) => {
    // The files of an override change: each load reads them again.
    if (!version.list) return read(version)
    const list = lists.get(version.base) ?? once(() => read(version))
    lists.set(version.base, list)
    return list()
  }
}

/**
 * Begins to read the list of the shell's files and adds them to the map. Each call waits for it;
 * after a failure the next one reads again.
 */
export function readShellFiles(
  base: string,
  { file }: Pick<ListFile, 'file'>,
  files: IntegrityMap,
): () => Promise<void> {
  return once(async () => {
    const integrity = await tryTwice(base + file, (url) => fetchDigests(url, files))
    files.add({ base, integrity })
  })
}

function tryTwice<T>(url: string, ask: (url: string) => Promise<T>): Promise<T> {
  return withRetry((isRetry) => ask(isRetry ? withCacheBuster(url) : url), {
    // A timeout has taken its 8 s already.
    isRetryable: (error) => readThrown(error).name !== 'TimeoutError',
  })
}
