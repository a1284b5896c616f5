import { deviceCookies } from './device-cookies'
import { guardStorage } from './guarded-storage'
import { readStored, writeStored } from './stored-value'

/** A storage that refuses what its owner says. */
function createStorage() {
  const values = new Map<string, string>()
  const state = { isFull: false, isForbidden: false }
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state.isFull) throw new DOMException('full', 'QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key: string) => void values.delete(key),
  } as Storage
  const open = () => {
    if (state.isForbidden) throw new DOMException('Access is denied', 'SecurityError')
    return storage
  }
  return { guarded: guardStorage(open), state, values }
}

test('a storage that works holds the values', () => {
  const { guarded, values } = createStorage()
  expect(guarded.setItem('theme', 'dark')).toBe(true)
  expect([guarded.getItem('theme'), values.get('theme')]).toEqual(['dark', 'dark'])
  guarded.removeItem('theme')
  expect([guarded.getItem('theme'), values.size]).toEqual([null, 0])
})

test('values of a forbidden storage live in memory, and the writer learns it', () => {
  const { guarded, state } = createStorage()
  state.isForbidden = true
  expect(guarded.getItem('theme')).toBeNull()
  expect(guarded.setItem('theme', 'dark')).toBe(false)
  expect(guarded.getItem('theme')).toBe('dark')
  guarded.removeItem('theme')
  expect(guarded.getItem('theme')).toBeNull()
})

test('the value that a full storage did not take counts before the one that it has', () => {
  const { guarded, state } = createStorage()
  guarded.setItem('theme', 'light')
  state.isFull = true
  expect(guarded.setItem('theme', 'dark')).toBe(false)
  expect(guarded.getItem('theme')).toBe('dark')
})

test('what another tab stores later counts before the memory of this one', () => {
  const { guarded, state, values } = createStorage()
  guarded.setItem('theme', 'light')
  state.isFull = true
  guarded.setItem('theme', 'dark')
  values.set('theme', 'black')
  expect(guarded.getItem('theme')).toBe('black')
})

test('a damaged value reads as none', () => {
  localStorage.setItem('settings', '{"a":')
  expect(readStored('settings')).toBeNull()
  writeStored('settings', { a: 1 })
  expect(readStored('settings')).toEqual({ a: 1 })
})

test('a value lives in the storage that its key declares', () => {
  writeStored('scrollPlaces', [['a', 1]])
  writeStored('live/grouping', 'kickoff')
  expect(sessionStorage.getItem('scrollPlaces')).toBe('[["a",1]]')
  expect(localStorage.getItem('live/grouping')).toBe('"kickoff"')
  writeStored('scrollPlaces', null)
  expect(sessionStorage.getItem('scrollPlaces')).toBeNull()
})

describe('cookies', () => {
  const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor
  afterEach(() => {
    Object.defineProperty(document, 'cookie', { ...real, configurable: true })
    deviceCookies.write('filter=; max-age=0')
  })

  test('that the browser stores are read from it', () => {
    deviceCookies.write('filter=1!2; path=/')
    expect(deviceCookies.read()).toBe('filter=1!2')
    deviceCookies.write('filter=; max-age=0; path=/')
    expect(deviceCookies.read()).toBe('')
  })

  test.each<[string, PropertyDescriptor]>([
    ['without a word', { get: () => '', set: () => undefined }],
    [
      'with an error',
      {
        get: () => {
          throw new DOMException('sandboxed', 'SecurityError')
        },
        set: () => {
          throw new DOMException('sandboxed', 'SecurityError')
        },
      },
    ],
  ])('that the browser blocks %s live as long as the page', (_, blocked) => {
    Object.defineProperty(document, 'cookie', { ...blocked, configurable: true })
    deviceCookies.write('filter=1!2; path=/')
    expect(deviceCookies.read()).toBe('filter=1!2')
    deviceCookies.write('filter=; max-age=0; path=/')
    expect(deviceCookies.read()).toBe('')
  })
})
