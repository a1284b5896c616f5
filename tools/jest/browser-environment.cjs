const { TestEnvironment } = require('jest-environment-jsdom')

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
    this.requests = requestsOf(this.global.XMLHttpRequest)
  }

  async teardown() {
    for (const request of this.requests ?? []) request.timeout = 0
    await super.teardown()
  }
}

// jsdom keeps the timer of a request that failed or was cut off, and with it the whole run, for the length of its timeout.
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
