import type { RemoteMeta, RemoteRoute } from '@saidian/shared/contracts/registry'
import type { Directory } from './integrity-map'

const ENTRY_FILES = /^(?:remoteEntry\.js|__federation_expose_[\w.-]+\.js)$/
const CODE = /\.(?:js|css)$/

/**
 * Addresses and digests of the files that a page of a remote starts with: entry, entry module, and
 * the chunks that `remote.json` names for its route.
 */
export function firstFiles(
  { base, integrity }: Directory,
  { chunks = {} }: RemoteMeta,
  { path }: RemoteRoute,
): { url: string; digest: string }[] {
  const isOfPage = (file: string) =>
    CODE.test(file) && (chunks[path] ?? []).some((chunk) => file.startsWith(`${chunk}.`))
  return Object.entries(integrity ?? {})
    .filter(([file]) => ENTRY_FILES.test(file) || isOfPage(file))
    .map(([file, digest]) => ({ url: base + file, digest }))
}

/**
 * Downloads files into the browser's cache, one after the other at low priority. Rejects at the
 * first that fails.
 */
export async function prefetchFiles(
  files: ReturnType<typeof firstFiles>,
  signal: AbortSignal,
): Promise<void> {
  for (const { url, digest } of files) {
    const response = await fetch(url, { priority: 'low', integrity: digest, signal })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    await response.blob()
  }
}
