import { publishDigests, publishShellDigests } from './chunk-digests'
import { vouchFor } from './vouched-files'

const remote = {
  version: '1',
  base: `${location.origin}/remotes/mf_x/1/`,
  integrity: { 'b.js': 'sha384-b' },
}

test('files of the shell and of remotes have digests, and no other file may be requested', () => {
  publishShellDigests({ 'a.1.js': 'sha384-a' })
  const digestFor = Reflect.get(globalThis, '__saidianIntegrity') as (url: string) => string | null
  expect(digestFor('/assets/a.1.js')).toBe('sha384-a')
  expect(() => digestFor('/remotes/mf_x/1/b.js')).toThrow('no pinned digest')
  publishDigests(vouchFor([remote]))
  expect(digestFor('/remotes/mf_x/1/b.js')).toBe('sha384-b')
  for (const url of [
    '/assets/c.js',
    '/remotes/mf_x/2/b.js',
    '/other.js',
    'https://evil.example/assets/a.1.js',
  ])
    expect(() => digestFor(url)).toThrow('no pinned digest')
})
