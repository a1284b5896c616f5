/** One version of a remote as this page may load it. */
export type PinnedVersion = {
  version: string
  /** Absolute directory, ending in `/`. */
  base: string
  /** sha384 by path below `base`; null for a development override, whose files change. */
  integrity: Record<string, string> | null
}

export type ResolvedRemote = PinnedVersion & { name: string; previous?: PinnedVersion }
