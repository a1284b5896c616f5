import { publishDigests, publishShellDigests } from './chunk-digests'
import { createIntegrityMap } from './integrity-map'

const remote = {
  base: `${location.origin}/remotes/mf_x/1/`,
  integrity: { 'b.js': 'sha384-b' },
}

test('returns digests for files of the shell and of remotes, throws for any other', async () => {
  const fetched: unknown[] = []
  const answers = [
    () => new Response('', { status: 503 }),
    () => new Response('', { status: 503 }),
    () => Response.json({ integrity: { 'a.1.js': 'sha384-a' } }),
  ]
  const network = async (url: string, { integrity }: RequestInit) => {
    fetched.push([url.replace(/\?.*/, ''), integrity])
    return answers.shift()?.()
  }
  Object.assign(globalThis, { fetch: network })
  publishShellDigests({ file: 'files.1a.json', integrity: 'sha384-list' })
  const digestFor = Reflect.get(globalThis, '__saidianIntegrity') as (url: string) => string | null
  const listed = Reflect.get(globalThis, '__saidianListed') as () => Promise<void>
  await expect(listed()).rejects.toThrow('answered 503')
  expect(() => digestFor('/assets/a.1.js')).toThrow('no pinned digest')
  await listed()
  await listed()
  expect(fetched).toEqual(Array(3).fill([`${location.origin}/assets/files.1a.json`, 'sha384-list']))
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
