import { init } from '@module-federation/runtime'
import {
  CurrentGlobal,
  ModuleFederation,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core'
import { attachShareScopeMap } from '#bundler-runtime/attachShareScopeMap.js'
import { consumes } from '#bundler-runtime/consumes.js'
import { initContainerEntry } from '#bundler-runtime/initContainerEntry.js'
import { initializeSharing } from '#bundler-runtime/initializeSharing.js'
import { installInitialConsumes } from '#bundler-runtime/installInitialConsumes.js'

/**
 * In place of `webpack-bundler-runtime`: without imports of remotes, whose entries the shell loads
 * itself, and without tree shaking of shared modules.
 */
function createFederation(initWith) {
  return {
    runtime: {},
    instance: undefined,
    initOptions: undefined,
    bundlerRuntime: {
      consumes,
      I: initializeSharing,
      S: {},
      installInitialConsumes,
      initContainerEntry,
      init: ({ webpackRequire }) => initWith(webpackRequire.federation.initOptions),
    },
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
  }
}

/** The instance of a remote; the one it has already when its entry runs again after a failure. */
function initRemote(options) {
  const instances = CurrentGlobal.__FEDERATION__.__INSTANCES__
  const known = instances.find(({ name }) => name === options.name)
  if (known) {
    known.initOptions(options)
    return known
  }
  const instance = new ModuleFederation(options)
  setGlobalFederationInstance(instance)
  return instance
}

/** Remotes are built without a runtime and get theirs here: see `remote-runtime.mjs`. */
globalThis.__saidianFederation = () => createFederation(initRemote)

// biome-ignore lint/style/noDefaultExport: the module that it replaces has one
export default createFederation(init)
