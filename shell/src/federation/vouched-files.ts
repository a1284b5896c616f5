import type { PinnedVersion } from './resolved-remote'

/** Answers for a file's address: its digest, or null where a development override needs none. Throws for all others. */
export type VouchedFiles = {
  digestOf: (url: string) => string | null
  /** True below the directory of a pinned remote. */
  covers: (url: string) => boolean
  add: (version: PinnedVersion) => void
}

/** The allow-list of directories and the digest of every file in them. Fails closed: no digest, no file. */
export function vouchFor(versions: PinnedVersion[]): VouchedFiles {
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
