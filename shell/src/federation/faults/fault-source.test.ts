import { createFaultSource } from './fault-source'

const remote = (name: string, version: string, previous?: string) => {
  const at = (version: string) => ({
    version,
    base: `https://a.example/remotes/${name}/${version}/`,
    list: null,
  })
  return { name, ...at(version), ...(previous && { previous: at(previous) }) }
}
const sourceOf = createFaultSource([
  remote('mf_live', '2.0.0', '1.0.0'),
  remote('mf_user', '3.0.0'),
])

function thrownIn(...files: string[]): Error {
  const frames = files.map((file) => `    at f (https://a.example${file}:1:2)`)
  return Object.assign(new Error('planted'), { stack: ['Error: planted', ...frames].join('\n') })
}

test.each([
  ['a page', ['/remotes/mf_live/2.0.0/page.1a.js', '/assets/libraries.js'], '2.0.0'],
  ['the shell, called by a page', ['/assets/main.js', '/remotes/mf_live/2.0.0/page.js'], '2.0.0'],
  ['the version before', ['/remotes/mf_live/1.0.0/page.js'], '1.0.0'],
])('a fault in %s is of that version', (_, files, version) => {
  expect(sourceOf(thrownIn(...files))).toEqual({ remote: 'mf_live', version })
})

test('the innermost call of a remote counts', () => {
  const error = thrownIn(
    '/assets/a.js',
    '/remotes/mf_user/3.0.0/a.js',
    '/remotes/mf_live/2.0.0/a.js',
  )
  expect(sourceOf(error)).toEqual({ remote: 'mf_user', version: '3.0.0' })
})

test('the cause of an error of the shell names the remote', () => {
  const error = new Error('its setup threw', { cause: thrownIn('/remotes/mf_user/3.0.0/a.js') })
  expect(sourceOf(error)).toEqual({ remote: 'mf_user', version: '3.0.0' })
})

test('a thrown text is of the file that the browser names', () => {
  expect(sourceOf('planted', 'https://a.example/remotes/mf_user/3.0.0/a.js')).toEqual({
    remote: 'mf_user',
    version: '3.0.0',
  })
})

test.each([
  ['of the shell', thrownIn('/assets/main.js')],
  ['of another version', thrownIn('/remotes/mf_live/9.0.0/page.js')],
  ['without a stack', 'planted'],
])('a fault %s is of no remote', (_, error) => {
  expect(sourceOf(error)).toBeNull()
})
