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
  }
}
module.exports = BrowserEnvironment
