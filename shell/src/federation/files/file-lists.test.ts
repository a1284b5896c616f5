import { createFileLists } from './file-lists'
import { createIntegrityMap } from './integrity-map'

const base = 'https://saidian.example/remotes/mf_live/1.0.0/'
const list = { file: 'files.0a1b.json', integrity: 'sha384-list' }
const pinned = { version: '1.0.0', base, list }
const content = {
  integrity: { 'remoteEntry.js': 'sha384-entry' },
  manifest: { metaData: { remoteEntry: { path: '', name: 'remoteEntry.js' } } },
}
const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})

function open(answer: (url: string) => Response | Promise<Response>) {
  const asked: string[] = []
  globalThis.fetch = (async (url: string, { integrity }: RequestInit) => {
    asked.push(`${url.replace(/again=\w+/, 'again')} ${integrity}`)
    return answer(url)
  }) as never
  const files = createIntegrityMap()
  return { asked, files, read: createFileLists(files) }
}
const rejected = () => {
  throw new TypeError('Failed to fetch')
}

test('a list is read once, and its files may be loaded only then', async () => {
  const { asked, files, read } = open(() => Response.json(content))
  const [first, second] = [read(pinned), read(pinned)]
  expect(() => files.digestOf(`${base}remoteEntry.js`)).toThrow('no pinned digest')
  expect(await first).toEqual(content)
  expect(await second).toBe(await first)
  expect(files.digestOf(`${base}remoteEntry.js`)).toBe('sha384-entry')
  expect(() => files.digestOf(`${base}mf-manifest.json`)).toThrow('no pinned digest')
  expect(asked).toEqual([`${base}files.0a1b.json sha384-list`])
})

test('the list in the page needs no request', async () => {
  const { asked, files, read } = open(rejected)
  expect(await read({ ...pinned, known: content })).toEqual(content)
  expect(files.digestOf(`${base}remoteEntry.js`)).toBe('sha384-entry')
  expect(asked).toEqual([])
})

test('a rejected list allows nothing and is asked for twice, and again by the next', async () => {
  let answer: () => Response = rejected
  const { asked, files, read } = open(() => answer())
  await expect(read(pinned)).rejects.toThrow('Failed to fetch')
  expect(() => files.digestOf(`${base}remoteEntry.js`)).toThrow('no pinned digest')
  const list = `${base}files.0a1b.json`
  expect(asked).toEqual([`${list} sha384-list`, `${list}?again sha384-list`])
  answer = () => Response.json(content)
  expect(await read(pinned)).toEqual(content)
})

test('a list that does not come is not asked for again at once', async () => {
  const { asked, read } = open(() => Promise.reject(new DOMException('', 'TimeoutError')))
  await expect(read(pinned)).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(asked).toHaveLength(1)
})

test('each load of a development override reads its manifest again', async () => {
  const { asked, files, read } = open(() => Response.json(content.manifest))
  const override = { version: 'override', base: 'http://localhost:3101/', list: null }
  for (let time = 0; time < 2; time += 1)
    expect(await read(override)).toEqual({ manifest: content.manifest, integrity: null })
  expect(asked).toHaveLength(2)
  expect(files.digestOf('http://localhost:3101/anything.js')).toBeNull()
})
