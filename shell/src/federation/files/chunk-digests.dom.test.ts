import { publishDigests, publishShellDigests } from './chunk-digests'
import { createIntegrityMap } from './integrity-map'

const remote = {
  base: `${location.origin}/remotes/mf_x/1/`,
  integrity: { 'b.js': 'sha384-b' },
}

test('returns digests for files of the shell and of remotes and throws for any other file', () => {
  publishShellDigests({ 'a.1.js': 'sha384-a' })
  const digestFor = Reflect.get(globalThis, '__saidianIntegrity') as (url: string) => string | null
  expect(digestFor('/assets/a.1.js')).toBe('sha384-a')
  expect(() => digestFor('/remotes/mf_x/1/b.js')).toThrow('no pinned digest')
  publishDigests(createIntegrityMap([remote]))
  expect(digestFor('/remotes/mf_x/1/b.js')).toBe('sha384-b')
  for (const url of [
    '/assets/c.js',
    '/remotes/mf_x/2/b.js',
    '/other.js',
    'https://evil.example/assets/a.1.js',
  ])
    expect(() => digestFor(url)).toThrow('no pinned digest')
})
