const { createRequire } = require('node:module')
const { compileFunction, constants } = require('node:vm')
const { default: Runtime } = require('jest-runtime')
const { sourceMaps } = require('./source-loader.cjs')

/**
 * Runs a test file and lets Node load what it imports. Jest's own registry would evaluate the
 * server and its packages (some 500 modules) again for every file: half of the time of a test.
 */
module.exports = class NodeRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    // Test and product share one realm: there is one `Error`, one `Date`.
    this.executor.compile = (source, filename) =>
      compileFunction(source, this.executor.injectedModuleParameters, {
        filename,
        importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
      })
    // Helpers that Node loads find it where they find `expect`.
    globalThis.jest = this.jestGlobals.jestObjectFor(this._testPath)
  }

  requireModule(from, name, options, isActual) {
    const isOfJest = options?.isInternalModule || name === undefined
    if (isOfJest) return super.requireModule(from, name, options, isActual)
    return createRequire(from)(name)
  }

  /** Asked for once, before the first module is loaded: what is found later has to be in it. */
  getSourceMaps() {
    const ofTest = super.getSourceMaps()
    return {
      get: (filename) => ofTest.get(filename) ?? sourceMaps.get(filename),
      *[Symbol.iterator]() {
        yield* sourceMaps
        yield* ofTest
      },
    }
  }
}
