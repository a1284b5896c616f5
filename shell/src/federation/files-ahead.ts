import type { RemoteMeta, RemoteRoute } from '@saidian/shared/contracts'
import type { PinnedVersion } from './resolved-remote'

const DOOR = /^(?:mf-manifest\.json|remoteEntry\.js|__federation_expose_[\w.-]+\.js)$/
const CODE = /\.(?:js|css)$/

/** Addresses and digests of what a page of a remote starts with: manifest, entry, door, and the chunks that `remote.json` names for its route. */
export function firstFiles(
  { base, integrity }: PinnedVersion,
  { chunks = {} }: RemoteMeta,
  { path }: RemoteRoute,
): { url: string; digest: string }[] {
  const isOfPage = (file: string) =>
    CODE.test(file) && (chunks[path] ?? []).some((chunk) => file.startsWith(`${chunk}.`))
  return Object.entries(integrity ?? {})
    .filter(([file]) => DOOR.test(file) || isOfPage(file))
    .map(([file, digest]) => ({ url: base + file, digest }))
}

/** Brings files into the browser's cache, one after the other and after everything else. Rejects at the first that does not come. */
export async function bringFiles(
  files: ReturnType<typeof firstFiles>,
  signal: AbortSignal,
): Promise<void> {
  for (const { url, digest } of files) {
    const response = await fetch(url, { priority: 'low', integrity: digest, signal })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    await response.blob()
  }
}
