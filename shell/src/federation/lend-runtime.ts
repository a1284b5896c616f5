import * as runtimeCore from '@module-federation/runtime/core'

/**
 * Remotes are built without a federation runtime of their own (some ten kilobytes each on the wire) and take the
 * shell's from this global. `checkRuntime` of the manifest keeps a remote of another runtime version away.
 */
export function lendRuntime(): void {
  Reflect.set(globalThis, '_FEDERATION_RUNTIME_CORE', runtimeCore)
}
