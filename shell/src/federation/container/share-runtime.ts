import { getInstance } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import type { Manifest } from '../files/fetch-list'
import { checkRuntime } from './check-runtime'

/**
 * Shares the shell's federation runtime by a global; remotes are built without their own (some ten
 * kilobytes each on the wire). Returns a check that rejects remotes of another runtime version.
 */
export function shareRuntime(): (manifest: Manifest) => Manifest {
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore)
  const version = getInstance()?.version
  return (manifest) => checkRuntime(manifest, version)
}
