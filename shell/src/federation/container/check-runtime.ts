import type { Manifest } from '../files/fetch-list'

/** Returns the manifest if its remote was built for the runtime of this page. @throws otherwise */
export function checkRuntime(manifest: Manifest, sharedVersion: string | undefined): Manifest {
  const { pluginVersion } = manifest.metaData
  if (pluginVersion !== sharedVersion)
    throw new Error(
      `federation runtime ${sharedVersion} does not satisfy a remote built for ${pluginVersion}`,
    )
  return manifest
}
