import type { IntegrityMap } from '../files/integrity-map'
import { LOAD_TIMEOUT_MS } from '../timing/time-limits'

const REQUIRED = ['metaData', 'exposes', 'shared'] as const

/** The members of a remote's manifest that the shell reads. */
export type Manifest = {
  metaData: { pluginVersion?: string; remoteEntry: { path: string; name: string } }
}

/** Downloads a manifest and checks its status, type, digest and members. */
export async function fetchManifest(url: string, files: IntegrityMap): Promise<Manifest> {
  const response = await fetch(url, {
    // The browser compares the digest; this also works without a secure context.
    integrity: files.digestOf(url) ?? undefined,
    signal: AbortSignal.timeout(LOAD_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`not a manifest: ${url} answered ${response.status}`)
  const type = response.headers.get('content-type') ?? ''
  if (!/^application\/(?:\w+\+)?json\b/.test(type))
    throw new Error(`not a manifest: ${url} is ${type || 'untyped'}`)
  return checkManifest(await response.json(), url)
}

/** Returns the value if it has the members of a manifest. @throws otherwise */
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

/** Returns the manifest if its remote was built for the runtime of this page. @throws otherwise */
export function checkRuntime(manifest: Manifest, sharedVersion: string | undefined): Manifest {
  const { pluginVersion } = manifest.metaData
  if (pluginVersion !== sharedVersion)
    throw new Error(
      `federation runtime ${sharedVersion} does not satisfy a remote built for ${pluginVersion}`,
    )
  return manifest
}
