import { AsyncLocalStorage } from 'node:async_hooks'
import { disableStorages } from './context-storages.cjs'

test('what a test file has stored in a context is gone after it', () => {
  const storage = new AsyncLocalStorage<string>()
  storage.run('of this file', () => {
    expect(storage.getStore()).toBe('of this file')
    disableStorages()
    expect(storage.getStore()).toBeUndefined()
  })
})
