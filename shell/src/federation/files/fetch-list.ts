import type { FileList } from '@saidian/shared/contracts/registry'
import { LOAD_TIMEOUT_MS } from '../timing/time-limits'
import type { IntegrityMap } from './integrity-map'

export type Manifest = FileList['manifest']

/** Downloads the list of a version and checks its status, type, digest and members. */
export async function fetchList(url: string, files: IntegrityMap): Promise<FileList> {
  const { integrity, manifest } = await fetchListed(url, files)
  return { integrity, manifest: checkManifest(manifest, url) }
}

/** Downloads the list of the shell's files, checked as that of a version: their digests. */
export async function fetchDigests(
  url: string,
  files: IntegrityMap,
): Promise<FileList['integrity']> {
  return (await fetchListed(url, files)).integrity
}

async function fetchListed(url: string, files: IntegrityMap) {
  const list = await fetchJson(url, files, 'list of files')
  const { integrity, manifest } = (list ?? {}) as Partial<FileList>
  if (typeof integrity !== 'object' || !integrity)
    throw new Error(`not a list of files: ${url} has no integrity`)
  return { integrity, manifest }
}

/** Downloads the manifest of a development override, whose files have no digests. */
export async function fetchManifest(url: string, files: IntegrityMap): Promise<Manifest> {
  return checkManifest(await fetchJson(url, files, 'manifest'), url)
}

async function fetchJson(url: string, files: IntegrityMap, what: string): Promise<unknown> {
  const response = await fetch(url, {
    // The browser compares the digest; this also works without a secure context.
    integrity: files.digestOf(url) ?? undefined,
    signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`not a ${what}: ${url} answered ${response.status}`)
  const type = response.headers.get('content-type') ?? ''
  if (!/^application\/(?:\w+\+)?json\b/.test(type))
    throw new Error(`not a ${what}: ${url} is ${type || 'untyped'}`)
  return response.json()
}

/** Returns the value if it has the members of a manifest. @throws otherwise */
function checkManifest(value: unknown, url: string): Manifest {
  const manifest = value as Partial<Manifest> | null | undefined
  if (typeof manifest?.metaData?.remoteEntry?.name !== 'string')
    throw new Error(`not a manifest: ${url} names no entry`)
  return manifest as Manifest
}
