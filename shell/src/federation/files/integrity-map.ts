import type { PinnedVersion } from '../versions/resolved-remote'

/** Digests of the files of remotes, by address. */
export type IntegrityMap = {
  /** Digest of a file; null for a development override. @throws for a file outside the map */
  digestOf: (url: string) => string | null
  /** True below the directory of a pinned remote. */
  covers: (url: string) => boolean
  add: (version: PinnedVersion) => void
}

/** Allow-list of the directories of `versions`, with the digest of every file in them. */
export function createIntegrityMap(versions: PinnedVersion[]): IntegrityMap {
  const known = [...versions]
  const directoryOf = (url: string) => known.find(({ base }) => url.startsWith(base))

  return {
    covers: (url) => directoryOf(url) !== undefined,
    add(version) {
      known.push(version)
    },
    digestOf(url) {
      const directory = directoryOf(url)
      if (!directory) throw new Error(`no pinned digest: ${url} is outside every pinned remote`)
      if (directory.integrity === null) return null
      const path = url.slice(directory.base.length).replace(/[?#].*$/, '')
      const digest = directory.integrity[path]
      if (!digest?.startsWith('sha384-'))
        throw new Error(`no pinned digest for ${path} of ${directory.base}`)
      return digest
    },
  }
}
