const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')
const { disableStorages } = require('../context-storages.cjs')

/** Where jest-circus has the handlers of a test file's events. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS')
/** Of the symbol under which it has a file's tests, another one for each file. */
const STATE = 'JEST_STATE_SYMBOL'
const { exit } = process
const builtIn = Object.getOwnPropertyDescriptors(globalThis)

/** What jest puts on the globals for one file would be called for the next, or hold all of it. */
function forgetFile(global) {
  process.exit = exit
  delete global[EVENT_HANDLERS]
  for (const symbol of Object.getOwnPropertySymbols(global))
    if (symbol.description === STATE) delete global[symbol]
}

/** Undoes what a file replaced, such as `fetch`; what its modules have added stays, as they do. */
function restoreBuiltIns(global) {
  for (const [name, was] of Object.entries(builtIn)) {
    const now = Object.getOwnPropertyDescriptor(global, name)
    const isReplaced = now?.value !== was.value || now?.get !== was.get
    if (isReplaced && now?.configurable !== false) Object.defineProperty(global, name, was)
  }
}

function restoreEnvironment(before) {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
}

/** The worker's own globals, for modules that Node loads (`runtime.cjs`). */
module.exports = class NodeEnvironment {
  constructor({ projectConfig: config }) {
    const global = globalThis
    Error.stackTraceLimit = 100
    forgetFile(global)
    this.global = global
    this.env = { ...process.env }
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
    this.moduleMocker.restoreAllMocks()
    this.fakeTimers.dispose()
    this.fakeTimersModern.dispose()
    restoreEnvironment(this.env)
    restoreBuiltIns(this.global)
    disableStorages()
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  getVmContext() {
    return this.global
  }
}
