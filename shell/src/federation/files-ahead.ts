import type { RemoteMeta, RemoteRoute } from '@saidian/shared/contracts'
import type { PinnedVersion } from './resolved-remote'

const DOOR = /^(?:mf-manifest\.json|remoteEntry\.js|__federation_expose_[\w.-]+\.js)$/
const CODE = /\.(?:js|css)$/

/** Addresses of what a page of a remote starts with: manifest, entry, door, and the chunks that `remote.json` names for its route. */
export function firstFiles(
  { base, integrity }: PinnedVersion,
  { chunks = {} }: RemoteMeta,
  { path }: RemoteRoute,
): string[] {
  const isOfPage = (file: string) =>
    CODE.test(file) && (chunks[path] ?? []).some((chunk) => file.startsWith(`${chunk}.`))
  return Object.keys(integrity ?? {})
    .filter((file) => DOOR.test(file) || isOfPage(file))
    .map((file) => base + file)
}

/** Brings files into the browser's cache, one after the other and after everything else. Rejects at the first that does not come. */
export async function bringFiles(urls: readonly string[], signal: AbortSignal): Promise<void> {
  for (const url of urls) {
    const response = await fetch(url, { priority: 'low', signal })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    await response.blob()
  }
}
