const { AsyncLocalStorage } = require('node:async_hooks')

const { run } = AsyncLocalStorage.prototype
const known = new WeakSet()
const ofJest = new Set()

/**
 * Jest makes one storage for each test file. It stays enabled in the worker, and each promise of
 * every later file is handed to it: a file of a million promises took 50 seconds in a whole run,
 * and half a second alone.
 */
AsyncLocalStorage.prototype.run = function (...args) {
  if (!known.has(this)) {
    known.add(this)
    if (new Error().stack.includes('jest-circus')) ofJest.add(this)
  }
  return run.apply(this, args)
}

/** Disables the storage that jest made for the file that ends. */
function disableStorages() {
  for (const storage of ofJest) storage.disable()
  ofJest.clear()
}

module.exports = { disableStorages }
