import type { FileList, ListFile } from '@saidian/shared/contracts/registry'

/** One version of a remote as this page may load it. */
export type PinnedVersion = {
  version: string
  /** Absolute directory, ending in `/`. */
  base: string
  /** Its list of files; null for a development override, whose files change. */
  list: ListFile | null
  /** What the list says, when it is in the page. */
  known?: FileList
}

export type ResolvedRemote = PinnedVersion & { name: string; previous?: PinnedVersion }
