import { createIntegrityMap } from './integrity-map'

const base = 'https://saidian.example/remotes/mf_live/1.0.0/'
const files = createIntegrityMap([
  { base, integrity: { 'remoteEntry.js': 'sha384-abc', 'bad.js': 'md5-x' } },
])

test('returns the digest of a pinned file and ignores the query', () => {
  expect(files.digestOf(`${base}remoteEntry.js`)).toBe('sha384-abc')
  expect(files.digestOf(`${base}remoteEntry.js?again=1`)).toBe('sha384-abc')
})

test.each([
  ['a file without a digest', `${base}other.js`],
  ['a file with a digest of another kind', `${base}bad.js`],
  ['a file outside the directory', 'https://saidian.example/remotes/mf_live/2.0.0/remoteEntry.js'],
  ['another origin', 'https://evil.example/remotes/mf_live/1.0.0/remoteEntry.js'],
  ['a path that leaves the directory', `${base}../2.0.0/remoteEntry.js`],
])('rejects %s', (_, url) => {
  expect(() => files.digestOf(url)).toThrow('no pinned digest')
})

test('a directory of a development override needs no digest and may be added later', () => {
  const added = createIntegrityMap()
  added.add({ base: 'http://localhost:3101/', integrity: null })
  expect(added.digestOf('http://localhost:3101/anything.js')).toBeNull()
  expect(added.covers('http://localhost:3101/anything.js')).toBe(true)
  expect(added.covers('http://localhost:3102/anything.js')).toBe(false)
})

test('files may be added to a directory', () => {
  const added = createIntegrityMap([{ base, integrity: { 'a.js': 'sha384-a' } }])
  added.add({ base, integrity: { 'b.js': 'sha384-b' } })
  expect(['a.js', 'b.js'].map((file) => added.digestOf(base + file))).toEqual([
    'sha384-a',
    'sha384-b',
  ])
})
