import { allowEmptying, scriptUrlPolicy, WORKER_URL, workerUrl } from '.'

const made: [string, Record<string, (text: string) => unknown>][] = []
const withTrustedTypes = () =>
  Reflect.set(globalThis, 'trustedTypes', {
    createPolicy: (name: string, rules: Record<string, (text: string) => unknown>) => {
      made.push([name, rules])
      return { createScriptURL: (url: string) => ({ trusted: rules.createScriptURL?.(url) }) }
    },
  })

afterEach(() => {
  made.length = 0
  Reflect.deleteProperty(globalThis, 'trustedTypes')
})

const onlyA = (url: string) => {
  if (url !== '/a.js') throw new Error(`not ${url}`)
}

it('makes trusted addresses of those that pass the check, by a policy of the given name', () => {
  withTrustedTypes()
  const trusted = scriptUrlPolicy('sample', onlyA)
  expect(made.map(([name]) => name)).toEqual(['sample'])
  expect(trusted('/a.js')).toEqual({ trusted: '/a.js' })
  expect(() => trusted('/b.js')).toThrow('not /b.js')
})

it('checks addresses in a browser without trusted types too', () => {
  const trusted = scriptUrlPolicy('sample', onlyA)
  expect(trusted('/a.js')).toBe('/a.js')
  expect(() => trusted('/b.js')).toThrow('not /b.js')
})

it('allows the empty text as HTML and no other', () => {
  withTrustedTypes()
  allowEmptying()
  const [[name, rules] = []] = made
  expect(name).toBe('default')
  expect(rules?.createHTML?.('')).toBe('')
  expect(rules?.createHTML?.('<img onerror=alert(1)>')).toBeNull()
  expect(rules).not.toHaveProperty('createScriptURL')
})

it('allows the service worker and workers of blob addresses, and no other', () => {
  expect(workerUrl(WORKER_URL)).toBe('/sw.js')
  expect(workerUrl(`blob:${location.origin}/1-2-3`)).toContain('blob:')
  expect(() => workerUrl('/other.js')).toThrow('no worker')
  expect(() => workerUrl('https://elsewhere.example/sw.js')).toThrow('no worker')
})
