import { getInstance } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import { checkRuntime, type Manifest } from './fetch-manifest'

/**
 * Remotes are built without a federation runtime of their own (some ten kilobytes each on the wire) and take the
 * shell's from this global. Answers the check that keeps remotes of another runtime version away from it.
 */
export function lendRuntime(): (manifest: Manifest) => Manifest {
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore)
  const version = getInstance()?.version
  return (manifest) => checkRuntime(manifest, version)
}
