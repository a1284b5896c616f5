import { createIntegrityMap } from '../files/integrity-map'
import { entryScripts } from './entry-scripts'

const base = 'https://cdn.example/remotes/mf_live/1/'
const files = createIntegrityMap([
  { base, integrity: { 'remoteEntry.js': 'sha384-entry', 'a.css': 'sha384-style' } },
])
const elementOf = entryScripts(files, (url) => url)

test('a script has a digest and a CORS mode for another origin', () => {
  const script = elementOf(`${base}remoteEntry.js`)
  expect(script.integrity).toBe('sha384-entry')
  expect(script.crossOrigin).toBe('anonymous')
  expect(script.src).toBe(`${base}remoteEntry.js`)
})

test('the second request for a script has another address', () => {
  expect(elementOf(`${base}remoteEntry.js`).src).toContain('remoteEntry.js?again=')
})

test('a file without a digest gets no script', () => {
  expect(() => elementOf(`${base}unknown.js`)).toThrow('no pinned digest')
  expect(() => elementOf('https://evil.example/x.js')).toThrow('no pinned digest')
})
