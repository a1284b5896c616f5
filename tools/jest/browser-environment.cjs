const { TestEnvironment } = require('jest-environment-jsdom')
const { disableStorages } = require('./context-storages.cjs')

// jsdom hides these Node globals; the code under test expects a browser that has them.
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'TextEncoder',
      'TextDecoder',
      'structuredClone',
      'ReadableStream',
      'TransformStream',
      'BroadcastChannel',
    ]) {
      this.global[name] ??= globalThis[name]
    }
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle })
    this.requests = requestsOf(this.global.XMLHttpRequest)
  }

  async teardown() {
    for (const request of this.requests ?? []) request.timeout = 0
    await super.teardown()
    disableStorages()
  }
}

// jsdom does not clear the timer of a failed or aborted request, which delays the end of the run by
// its timeout.
function requestsOf({ prototype }) {
  const requests = new Set()
  const { open } = prototype
  prototype.open = function (...args) {
    requests.add(this)
    return open.apply(this, args)
  }
  return requests
}

module.exports = BrowserEnvironment
