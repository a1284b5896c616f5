const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')

/** Where jest-circus has the handlers of a test file's events. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS')

/** The worker's own globals, for modules that Node loads (`runtime.cjs`). */
module.exports = class NodeEnvironment {
  constructor({ projectConfig: config }) {
    const global = globalThis
    Error.stackTraceLimit = 100
    // Those of the file before would be called too, and hold on to all that it had loaded.
    delete global[EVENT_HANDLERS]
    this.global = global
    this.moduleMocker = new ModuleMocker(global)
    this.fakeTimers = new LegacyFakeTimers({
      config,
      global,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (timer) => timer },
    })
    this.fakeTimersModern = new ModernFakeTimers({ config, global })
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose()
    this.fakeTimersModern.dispose()
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  getVmContext() {
    return this.global
  }
}
