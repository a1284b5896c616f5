import type { ListFile } from '@saidian/shared/contracts/registry'
import { readShellFiles } from './file-lists'
import { createIntegrityMap, type IntegrityMap } from './integrity-map'

const SHELL_BASE = '/assets/'
const DIGESTS = '__saidianIntegrity'
const LISTED = '__saidianListed'
const SCRIPT_URLS = '__saidianScriptUrl'

const lists: IntegrityMap[] = []

/**
 * Adds the files of `list` to the global function that returns digests of lazy chunks. The webpack
 * runtimes of shell and remotes call it before they request a chunk. It throws for a file of no
 * list, so that such a file is never requested. The first call defines the global.
 */
export function publishDigests(list: IntegrityMap): void {
  lists.push(list)
  if (lists.length === 1) define(DIGESTS, digestFor)
}

/**
 * Begins to read the digests of the shell's own chunks, for which its lazy imports wait by a global
 * function. Call it before anything loads a chunk.
 */
export function publishShellDigests(list: ListFile): void {
  const base = new URL(SHELL_BASE, location.href).href
  const files = createIntegrityMap([{ base, integrity: { [list.file]: list.integrity } }])
  publishDigests(files)
  const listed = readShellFiles(base, list, files)
  define(LISTED, listed)
  // Whoever needs a chunk reads the list again and gets the failure.
  listed().catch(() => undefined)
}

/** Digest of a file that this page may load; undefined for every other file. */
export function knownDigest(url: string): string | undefined {
  try {
    return digestFor(url) ?? undefined
  } catch {
    return undefined
  }
}

function digestFor(url: string): string | null {
  const { href } = new URL(url, location.href)
  const list = lists.find(({ covers }) => covers(href))
  if (!list) throw new Error(`no pinned digest: ${href} is no file of this page`)
  return list.digestOf(href)
}

/**
 * Defines the global function that returns script addresses for chunks of remotes, which have no
 * Trusted Types policy of their own.
 * @param scriptUrl throws for every address but those of listed files, so any script may call it
 */
export function publishScriptUrls(scriptUrl: (url: string) => string): void {
  define(SCRIPT_URLS, (url: string) => scriptUrl(new URL(url, location.href).href))
}

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false })
}
