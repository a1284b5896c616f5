import { checkRuntime } from './check-runtime'

const remoteEntry = { path: '', name: 'remoteEntry.js' }

test('rejects a remote built for another version of the federation runtime', () => {
  const built = { metaData: { remoteEntry, pluginVersion: '2.9.2' } }
  expect(checkRuntime(built, '2.9.2')).toBe(built)
  expect(() => checkRuntime(built, '2.10.0')).toThrow('does not satisfy')
  expect(() => checkRuntime({ metaData: { remoteEntry } }, '2.9.2')).toThrow('does not satisfy')
})
