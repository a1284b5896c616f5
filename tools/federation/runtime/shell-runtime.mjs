import { init } from '@module-federation/runtime'
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core'
import { attachShareScopeMap } from '#bundler-runtime/attachShareScopeMap.js'
import { consumes } from '#bundler-runtime/consumes.js'
import { initContainerEntry } from '#bundler-runtime/initContainerEntry.js'
import { initializeSharing } from '#bundler-runtime/initializeSharing.js'
import { installInitialConsumes } from '#bundler-runtime/installInitialConsumes.js'

/**
 * In place of `webpack-bundler-runtime` in the shell: without imports of remotes, whose entries the
 * shell loads itself, and without tree shaking of shared modules.
 */
const bundlerRuntime = {
  consumes,
  I: initializeSharing,
  S: {},
  installInitialConsumes,
  initContainerEntry,
  init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),
}

/** What remotes are built without; `externalRuntime` of their build reads this global. */
globalThis._FEDERATION_RUNTIME_CORE = {
  ModuleFederation,
  CurrentGlobal,
  assert,
  getGlobalFederationConstructor,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
  helpers: {},
}

// biome-ignore lint/style/noDefaultExport: the module that it replaces has one
export default {
  runtime: {},
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime,
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
}
