import { SessionCache } from './session-cache'

const USER = { id: '100001', sessionId: 'one' }
const OTHER = { id: '100002', sessionId: 'two' }

function openCache() {
  let nowMs = 1_000_000
  const cache = new SessionCache({ now: () => nowMs })
  return {
    cache,
    find: (key: string) => cache.find(key, nowMs),
    add: (key: string, user: typeof USER) => cache.add(key, user, nowMs, cache.revocations),
    advance: (ms: number) => {
      nowMs += ms
    },
  }
}

test('a user is found for three seconds', () => {
  const { find, add, advance } = openCache()
  add('a', USER)
  expect([find('a'), find('b')]).toEqual([USER, null])
  advance(2_999)
  expect(find('a')).toEqual(USER)
  advance(2)
  expect(find('a')).toBeNull()
})

test('an entry counts as expired when the clock has moved back', () => {
  const { find, add, advance } = openCache()
  add('a', USER)
  advance(-1)
  expect(find('a')).toBeNull()
})

test('a revocation removes its sessions and those that were being read', () => {
  const { cache, find, add } = openCache()
  add('a', USER)
  add('b', OTHER)
  const before = cache.revocations
  cache.revoke(['one'])
  expect([find('a'), find('b')]).toEqual([null, OTHER])
  cache.add('a', USER, 1_000_000, before)
  expect(find('a')).toBeNull()
})

test('beyond 10 000 users the least recently used one is evicted', () => {
  const { find, add } = openCache()
  for (let n = 0; n <= 10_000; n++) add(`key ${n}`, USER)
  expect([find('key 0'), find('key 1'), find('key 10000')]).toEqual([null, USER, USER])
})
