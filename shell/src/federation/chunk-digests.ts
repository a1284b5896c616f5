import { SHELL_BASE } from './file-digests'
import { type VouchedFiles, vouchFor } from './vouched-files'

const DIGESTS = '__saidianIntegrity'
const SCRIPT_URLS = '__saidianScriptUrl'

const lists: VouchedFiles[] = []

/**
 * Lazy chunks are fetched by the webpack runtime of the shell or of a remote; every build of the
 * product asks a global for the digest first. It throws for a file that no list names, so that such a
 * file is never requested. The first call defines the global, further ones add to what it covers.
 */
export function publishDigests(list: VouchedFiles): void {
  lists.push(list)
  if (lists.length === 1) define(DIGESTS, digestFor)
}

/** The chunks of the shell itself. Call it before anything may ask for one: a login does at once. */
export function publishShellDigests(assets: Record<string, string>): void {
  const base = new URL(SHELL_BASE, location.href).href
  publishDigests(vouchFor([{ version: 'shell', base, integrity: assets }]))
}

function digestFor(url: string): string | null {
  const { href } = new URL(url, location.href)
  const list = lists.find(({ covers }) => covers(href))
  if (!list) throw new Error(`no pinned digest: ${href} is no file of this page`)
  return list.digestOf(href)
}

/**
 * Chunks of remotes get their script addresses here: remotes have no Trusted Types policy of their own.
 * @param scriptUrl throws for every address but those of listed files, so that any script may call it
 */
export function publishScriptUrls(scriptUrl: (url: string) => string): void {
  define(SCRIPT_URLS, (url: string) => scriptUrl(new URL(url, location.href).href))
}

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, writable: false, configurable: false })
}
