/** A directory with the digest of each file in it; null for a development override. */
export type Directory = { base: string; integrity: Readonly<Record<string, string>> | null }

/** Digests of the files of remotes, by address. */
export type IntegrityMap = {
  /** Digest of a file; null for a development override. @throws for a file outside the map */
  digestOf: (url: string) => string | null
  /** True below the directory of a pinned remote. */
  covers: (url: string) => boolean
  /** Adds a directory, or files to one. */
  add: (directory: Directory) => void
}

/** Allow-list of directories, with the digest of every file in them. */
export function createIntegrityMap(directories: readonly Directory[] = []): IntegrityMap {
  const known = new Map(directories.map(({ base, integrity }) => [base, integrity]))
  const baseOf = (url: string) => [...known.keys()].find((base) => url.startsWith(base))

  return {
    covers: (url) => baseOf(url) !== undefined,
    add({ base, integrity }) {
      known.set(base, integrity && { ...known.get(base), ...integrity })
    },
    digestOf(url) {
      const base = baseOf(url)
      if (base === undefined)
        throw new Error(`no pinned digest: ${url} is outside every pinned remote`)
      const integrity = known.get(base)
      if (!integrity) return null
      const path = url.slice(base.length).replace(/[?#].*$/, '')
      const digest = integrity[path]
      if (!digest?.startsWith('sha384-')) throw new Error(`no pinned digest for ${path} of ${base}`)
      return digest
    },
  }
}
