import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createScratchDir } from '../../testing/scratch-dir'
import { createLocalStorage, removeOrphans } from '.'

let dir: string
let scratch: Awaited<ReturnType<typeof createScratchDir>>
const open = (maxBytes = 1e9) => createLocalStorage({ dir, maxBytes })
beforeEach(async () => {
  scratch = await createScratchDir()
  dir = path.join(scratch.dir, 'objects')
})
afterEach(() => scratch.remove())

const TEXT = { type: 'text/plain' }
const hello = Buffer.from('hello, world')
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const files = async () =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))

async function keys(prefix: string): Promise<string[]> {
  const found: string[] = []
  for await (const { key } of open().list(prefix)) found.push(key)
  return found.sort()
}

async function read(key: string, range?: { start: number; end: number }): Promise<string | null> {
  const found = await open().get(key, range)
  return found && (await buffer(found.body)).toString()
}

async function age(name: string, minutes: number): Promise<void> {
  const then = Date.now() / 1_000 - minutes * 60
  await utimes(path.join(dir, name), then, then)
}

test('an object is read as it was stored, whole and in part, also by another process', async () => {
  const stored = await open().put('a/b.txt', hello, TEXT)
  expect(stored).toEqual({ key: 'a/b.txt', type: 'text/plain', bytes: 12, sha256: sha256(hello) })
  expect(await open().head('a/b.txt')).toEqual(stored)
  expect(await read('a/b.txt')).toBe('hello, world')
  expect(await read('a/b.txt', { start: 7, end: 11 })).toBe('world')
})

test('a stream is stored, and one that fails leaves nothing', async () => {
  async function* parts(fails: boolean) {
    yield hello.subarray(0, 5)
    if (fails) throw new Error('connection lost')
    yield hello.subarray(5)
  }
  await open().put('whole.txt', parts(false), TEXT)
  await expect(open().put('torn.txt', parts(true), TEXT)).rejects.toThrow('connection lost')
  expect(await read('whole.txt')).toBe('hello, world')
  expect((await files()).sort()).toEqual(['.metadata/whole.txt.json', 'whole.txt'])
})

test('of ten that store one key at once one succeeds, and its content stays', async () => {
  const bodies = Array.from({ length: 10 }, (_, at) => Buffer.alloc(100_000, at))
  const outcomes = await Promise.allSettled(
    bodies.map((body) => open().put('one.bin', body, { type: 'x/y' })),
  )
  const stored = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(stored).toHaveLength(1)
  expect(await open().head('one.bin')).toEqual(stored[0])
  const content = await read('one.bin')
  expect(stored[0]?.sha256).toBe(sha256(Buffer.from(content ?? '')))
})

test('a list has the keys below a prefix', async () => {
  for (const key of ['a/1.txt', 'a/b/2.txt', 'ab/3.txt', 'c.txt'])
    await open().put(key, hello, TEXT)
  expect(await keys('')).toEqual(['a/1.txt', 'a/b/2.txt', 'ab/3.txt', 'c.txt'])
  expect(await keys('a/')).toEqual(['a/1.txt', 'a/b/2.txt'])
  expect(await keys('a')).toEqual(['a/1.txt', 'a/b/2.txt', 'ab/3.txt'])
  expect(await keys('none/')).toEqual([])
})

test('a deleted object is gone, its key is free, and deleting again does nothing', async () => {
  await open().put('a.txt', hello, TEXT)
  await open().delete('a.txt')
  await open().delete('a.txt')
  expect(await open().head('a.txt')).toBeNull()
  const bytes = Buffer.from('other')
  await open().put('a.txt', bytes, { type: 'x/other' })
  expect(await open().head('a.txt')).toMatchObject({ type: 'x/other', sha256: sha256(bytes) })
})

test.each(['../x', '..', '', '/etc/passwd', 'a//b', 'a/../b', '.metadata/a', 'a\\b', 'x\0y'])(
  'the key %j names no object and is never written',
  async (key) => {
    await open().put('a/b', hello, TEXT)
    expect(await open().head(key)).toBeNull()
    expect(await open().get(key)).toBeNull()
    await open().delete(key)
    await expect(open().put(key, hello, TEXT)).rejects.toThrow('no key')
  },
)

test('a folder is no object', async () => {
  await open().put('a/b', hello, TEXT)
  expect(await open().head('a')).toBeNull()
  expect(await open().head('a/b/c')).toBeNull()
})

test('files without metadata, or with damaged ones, describe themselves', async () => {
  await mkdir(dir, { recursive: true })
  await writeFile(path.join(dir, 'old.webp'), hello)
  const expected = { key: 'old.webp', type: 'image/webp', bytes: 12, sha256: sha256(hello) }
  expect(await open().head('old.webp')).toEqual(expected)
  await writeFile(path.join(dir, '.metadata/old.webp.json'), '')
  expect(await open().head('old.webp')).toEqual(expected)
})

test('beyond the quota nothing is stored, and freed space is found again', async () => {
  await open().put('a.txt', hello, TEXT)
  const full = open(20)
  await expect(full.put('b.txt', hello, TEXT)).rejects.toMatchObject({ reason: 'server.busy' })
  expect(await keys('')).toEqual(['a.txt'])
  await full.put('c.txt', hello.subarray(0, 5), TEXT)
  await open().delete('a.txt')
  await open(20).put('b.txt', hello, TEXT)
  expect(await keys('')).toEqual(['b.txt', 'c.txt'])
})

test('drafts of a killed process are removed after an hour', async () => {
  await mkdir(path.join(dir, '.drafts'), { recursive: true })
  for (const [name, minutes] of [
    ['old', 61],
    ['young', 5],
  ] as const) {
    await writeFile(path.join(dir, '.drafts', name), 'half')
    await age(`.drafts/${name}`, minutes)
  }
  await open().put('a.txt', hello, TEXT)
  expect(await readdir(path.join(dir, '.drafts'))).toEqual(['young'])
})

test('orphans are removed by prefix and age, more than one batch of them', async () => {
  await mkdir(path.join(dir, 'p'), { recursive: true })
  await mkdir(path.join(dir, 'q'), { recursive: true })
  // The seventh was stored a minute ago, before the clock went an hour ahead.
  for (let at = 0; at < 1_100; at++) {
    await writeFile(path.join(dir, `p/${at}.txt`), '')
    await age(`p/${at}.txt`, at === 7 ? 61 : 91)
  }
  await writeFile(path.join(dir, 'q/1.txt'), '')
  await age('q/1.txt', 91)
  const count = await removeOrphans(open(), {
    prefix: 'p/',
    nameOf: (key) => /(\d+)\.txt/.exec(key)?.[1] ?? null,
    known: async (names) => names.filter((name) => name === '3'),
  })
  expect(count).toBe(1_098)
  expect(await keys('')).toEqual(['p/3.txt', 'p/7.txt', 'q/1.txt'])
})

test('a file that disappears meanwhile ends no list', async () => {
  for (const key of ['a/1', 'a/2', 'a/3']) await open().put(key, hello, TEXT)
  const seen: string[] = []
  for await (const { key } of open().list('')) {
    seen.push(key)
    await rm(path.join(dir, 'a'), { recursive: true, force: true })
  }
  expect(seen).toHaveLength(1)
})
