import { createIntegrityMap } from '../files/integrity-map'
import { checkManifest, checkRuntime, fetchManifest } from './fetch-manifest'

const base = 'https://saidian.example/remotes/mf_live/1/'
const files = createIntegrityMap([
  { version: '1', base, integrity: { 'mf-manifest.json': 'sha384-manifest' } },
])
const remoteEntry = { path: '', name: 'remoteEntry.js' }
const manifest = { metaData: { remoteEntry }, exposes: [], shared: [] }
const json = { 'content-type': 'application/json; charset=utf-8' }

/** Replaces `fetch`: it answers with `response` and records its calls. */
function answerWith(response: Response) {
  const network = jest.fn(async (_url: string, _init: RequestInit) => response)
  Object.assign(globalThis, { fetch: network })
  return network
}
const get = () => fetchManifest(`${base}mf-manifest.json`, files)

test('requests a manifest with its digest and returns it unchanged', async () => {
  const network = answerWith(Response.json(manifest))
  await expect(get()).resolves.toEqual(manifest)
  expect(network).toHaveBeenCalledWith(
    `${base}mf-manifest.json`,
    expect.objectContaining({ integrity: 'sha384-manifest', signal: expect.anything() }),
  )
})

test.each([
  ['503, even with a manifest', () => Response.json(manifest, { status: 503 })],
  ['404', () => Response.json({}, { status: 404 })],
  ['other JSON', () => new Response('{"hello":1}', { headers: json })],
  ['a page', () => new Response('<h1>hello</h1>', { headers: { 'content-type': 'text/html' } })],
])('rejects an answer of %s', async (_, answer) => {
  answerWith(answer())
  await expect(get()).rejects.toThrow('not a manifest')
})

test('does not request a manifest outside the pinned directories', async () => {
  const network = answerWith(Response.json(manifest))
  await expect(fetchManifest('https://evil.example/mf-manifest.json', files)).rejects.toThrow(
    'no pinned digest',
  )
  expect(network).not.toHaveBeenCalled()
})

test.each([null, 'text', [], { metaData: {} }, { ...manifest, metaData: {} }])(
  '%p lacks members of a manifest',
  (value) => {
    expect(() => checkManifest(value, '/x')).toThrow('not a manifest')
  },
)

test('rejects a remote built for another version of the federation runtime', () => {
  const built = { ...manifest, metaData: { remoteEntry, pluginVersion: '2.9.2' } }
  expect(checkRuntime(built, '2.9.2')).toBe(built)
  expect(() => checkRuntime(built, '2.10.0')).toThrow('does not satisfy')
  expect(() => checkRuntime(manifest, '2.9.2')).toThrow('does not satisfy')
})
