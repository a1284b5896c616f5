import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compressFiles } from './compress'
import { contentHash, distFiles, integrityOf } from './dist-files'
import { writeFileList } from './file-list'

const dist = mkdtempSync(join(tmpdir(), 'dist-'))
const code = 'export const answer = 42\n'.repeat(100)

beforeAll(() => {
  mkdirSync(join(dist, 'deep'))
  writeFileSync(join(dist, 'b.js'), code)
  writeFileSync(join(dist, 'deep/a.css'), 'a{}')
  writeFileSync(join(dist, '.build-hash'), 'x')
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

test('only served or published files count as built', () => {
  expect(distFiles(dist)).toEqual(['b.js', 'deep/a.css'])
})

test('compressed copies have the same text and version; small files have none', async () => {
  const before = contentHash(dist)
  await compressFiles(dist)
  expect(brotliDecompressSync(readFileSync(join(dist, 'b.js.br'))).toString()).toBe(code)
  expect(gunzipSync(readFileSync(join(dist, 'b.js.gz'))).toString()).toBe(code)
  expect(() => readFileSync(join(dist, 'deep/a.css.br'))).toThrow('ENOENT')
  expect(contentHash(dist)).toBe(before)
})

test('the version changes with a byte and with a name', () => {
  const before = contentHash(dist)
  writeFileSync(join(dist, 'deep/a.css'), 'b{}')
  const after = contentHash(dist)
  expect(after).toMatch(/^[0-9a-f]{8}$/)
  expect(after).not.toBe(before)
})

test('the hash of a file equals the one that a browser computes', async () => {
  const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(code))
  expect(integrityOf(join(dist, 'b.js'))).toBe(`sha384-${Buffer.from(hash).toString('base64')}`)
})

test('the list of the digests of all code has a hash of its content in its name', () => {
  const list = writeFileList(dist)
  expect(list.file).toMatch(/^files\.[0-9a-f]{8}\.json$/)
  expect(list.integrity).toBe(integrityOf(join(dist, list.file)))
  expect(JSON.parse(readFileSync(join(dist, list.file), 'utf8'))).toEqual({
    integrity: {
      'b.js': integrityOf(join(dist, 'b.js')),
      'deep/a.css': integrityOf(join(dist, 'deep/a.css')),
    },
  })
  expect(writeFileList(dist)).toEqual(list)
  writeFileSync(join(dist, 'b.js'), 'other')
  expect(writeFileList(dist).file).not.toBe(list.file)
})
