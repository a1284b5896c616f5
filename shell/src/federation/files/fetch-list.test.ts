import { fetchList, fetchManifest } from './fetch-list'
import { createIntegrityMap } from './integrity-map'

const base = 'https://saidian.example/remotes/mf_live/1/'
const url = `${base}files.0a1b.json`
const override = 'http://localhost:3101/'
const files = createIntegrityMap([
  { base, integrity: { 'files.0a1b.json': 'sha384-list' } },
  { base: override, integrity: null },
])
const manifest = { metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } } }
const list = { integrity: { 'remoteEntry.js': 'sha384-entry' }, manifest }
const json = { 'content-type': 'application/json; charset=utf-8' }

/** Replaces `fetch`: it answers with `response` and records its calls. */
function answerWith(response: Response) {
  const network = jest.fn(async (_url: string, _init: RequestInit) => response)
  Object.assign(globalThis, { fetch: network })
  return network
}

test('requests a list with its digest and returns what it says', async () => {
  const network = answerWith(Response.json({ ...list, later: 1 }))
  await expect(fetchList(url, files)).resolves.toEqual(list)
  expect(network).toHaveBeenCalledWith(
    url,
    expect.objectContaining({ integrity: 'sha384-list', signal: expect.anything() }),
  )
})

test.each([
  ['503, even with a list', () => Response.json(list, { status: 503 })],
  ['404', () => Response.json({}, { status: 404 })],
  ['other JSON', () => new Response('{"hello":1}', { headers: json })],
  ['null', () => new Response('null', { headers: json })],
  ['a list without a manifest', () => Response.json({ integrity: {} })],
  ['a page', () => new Response('<h1>hello</h1>', { headers: { 'content-type': 'text/html' } })],
])('rejects an answer of %s', async (_, answer) => {
  answerWith(answer())
  await expect(fetchList(url, files)).rejects.toThrow(/not a (list of files|manifest)/)
})

test('requests no list outside the pinned directories, and none of another name', async () => {
  const network = answerWith(Response.json(list))
  for (const other of ['https://evil.example/files.0a1b.json', `${base}files.ffff.json`])
    await expect(fetchList(other, files)).rejects.toThrow('no pinned digest')
  expect(network).not.toHaveBeenCalled()
})

test('the manifest of a development override has no digest', async () => {
  const network = answerWith(Response.json(manifest))
  const address = `${override}mf-manifest.json`
  await expect(fetchManifest(address, files)).resolves.toEqual(manifest)
  expect(network.mock.lastCall?.[1].integrity).toBeUndefined()
})

test.each([null, 'text', [], { metaData: {} }, { metaData: { remoteEntry: {} } }])(
  '%p lacks members of a manifest',
  async (value) => {
    answerWith(new Response(JSON.stringify(value), { headers: json }))
    await expect(fetchManifest(`${override}mf-manifest.json`, files)).rejects.toThrow(
      'not a manifest',
    )
  },
)
