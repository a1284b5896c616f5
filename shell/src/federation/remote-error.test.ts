import { asRemoteError, RemoteError } from './remote-error'

test.each([
  ['timeout', new DOMException('signal timed out', 'TimeoutError')],
  ['integrity', new Error('no pinned digest for other.js of /remotes/')],
  ['manifest', new Error('not a manifest: /x answered 503')],
  ['files', Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' })],
  ['files', new TypeError('Failed to fetch')],
  ['render-loop', new Error('Minified React error #185; visit https://react.dev/errors/185')],
  ['render-loop', new Error('Too many re-renders. React limits the number of renders')],
  ['execution', new Error('Minified React error #1850; visit')],
  ['execution', new TypeError('undefined is not a function')],
  ['execution', 'a text that was thrown'],
])('recognises a failure of kind %s from %p', (kind, thrown) => {
  expect(asRemoteError('mf_live', thrown)).toMatchObject({ remote: 'mf_live', kind })
})

test('returns a RemoteError unchanged', () => {
  const error = new RemoteError('mf_live', 'contract', 'it has no routes')
  expect(asRemoteError('mf_user', error)).toBe(error)
  expect(error.message).toBe('mf_live: it has no routes')
})
