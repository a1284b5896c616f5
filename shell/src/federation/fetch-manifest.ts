import { LOAD_TIMEOUT_MS } from './timing'
import type { VouchedFiles } from './vouched-files'

const REQUIRED = ['metaData', 'exposes', 'shared'] as const

/** What is read of a remote's manifest. */
export type Manifest = {
  metaData: { pluginVersion?: string; remoteEntry: { path: string; name: string } }
}

/** Manifest of a remote from the network: right status, right type, right bytes, right members. */
export async function fetchManifest(url: string, files: VouchedFiles): Promise<Manifest> {
  const response = await fetch(url, {
    // Checked by the browser against the bytes; also works where the page has no secure context.
    integrity: files.digestOf(url) ?? undefined,
    signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`not a manifest: ${url} answered ${response.status}`)
  const type = response.headers.get('content-type') ?? ''
  if (!/^application\/(?:\w+\+)?json\b/.test(type))
    throw new Error(`not a manifest: ${url} is ${type || 'untyped'}`)
  return checkManifest(await response.json(), url)
}

/** The value itself if it looks like a manifest. */
export function checkManifest(value: unknown, url: string): Manifest {
  const missing = REQUIRED.filter(
    (member) => typeof value !== 'object' || value === null || !(member in value),
  )
  if (missing.length > 0) throw new Error(`not a manifest: ${url} has no ${missing.join(', ')}`)
  const manifest = value as Manifest
  if (typeof manifest.metaData?.remoteEntry?.name !== 'string')
    throw new Error(`not a manifest: ${url} names no entry`)
  return manifest
}

/** The manifest itself if its remote was built for the runtime that this page lends. */
export function checkRuntime(manifest: Manifest, lent: string | undefined): Manifest {
  const { metaData } = manifest
  if (metaData.pluginVersion !== lent)
    throw new Error(
      `federation runtime ${lent} does not satisfy a remote built for ${metaData.pluginVersion}`,
    )
  return manifest
}
