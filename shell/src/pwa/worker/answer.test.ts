import { OFFLINE_HEADER, OFFLINE_MARK, STORED_AT_HEADER } from '@saidian/shared/contracts/http'
import { answer } from './answer'
import { findCached, storeAnswer } from './device-cache'
import { MemoryCaches } from './testing/memory-caches'
import type { FetchEvent, WorkerScope } from './worker-scope'

const ORIGIN = 'https://saidian.example'
const LIST = `${ORIGIN}/live/football/v1_1/live?platform=4`
const DATE = 'Sat, 21 Nov 2026 04:05:00 GMT'
const realFetch = globalThis.fetch

let posted: unknown[]
let work: Promise<unknown>[]
const worker = {
  clients: { get: async () => ({ postMessage: (message: unknown) => posted.push(message) }) },
} as unknown as WorkerScope

beforeEach(() => {
  posted = []
  work = []
  Object.assign(globalThis, { caches: new MemoryCaches() })
})
afterEach(() => {
  globalThis.fetch = realFetch
})

const online = (make: () => Response) => {
  globalThis.fetch = async () => make()
}
const offline = () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
}
const list = (data: string, init: ResponseInit = {}) =>
  new Response(JSON.stringify({ code: 200, data, message: '' }), {
    headers: { date: DATE, [OFFLINE_HEADER]: OFFLINE_MARK },
    ...init,
  })
const page = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } })

type Kind = 'page' | 'file' | 'data'

function begin(url: string, kind: Kind, init: RequestInit = {}): Promise<Response> {
  const event = {
    request: new Request(url, init),
    clientId: 'c1',
    waitUntil: (each: Promise<unknown>) => work.push(each),
  }
  return answer(worker, event as unknown as FetchEvent, kind)
}

async function ask(url: string, kind: Kind, init: RequestInit = {}): Promise<Response> {
  const reply = await begin(url, kind, init)
  await Promise.all(work)
  return reply
}

test('the network answers online; offline the worker serves the last good answer', async () => {
  online(() => list('first'))
  await ask(LIST, 'data')
  online(() => list('second'))
  await expect((await ask(LIST, 'data')).json()).resolves.toMatchObject({ data: 'second' })
  expect(posted).toEqual([])
  offline()
  await expect((await ask(LIST, 'data')).json()).resolves.toMatchObject({ data: 'second' })
  expect(posted).toEqual([{ type: 'served-from-device', savedAt: Date.parse(DATE) }])
})

test('only an answer from this device has the time of its storage', async () => {
  online(() => list('first'))
  expect((await ask(LIST, 'data')).headers.has(STORED_AT_HEADER)).toBe(false)
  const storedBy = Date.now()
  offline()
  const reply = await ask(LIST, 'data')
  const storedAt = Number(reply.headers.get(STORED_AT_HEADER))
  expect(storedAt).toBeGreaterThan(storedBy - 10_000)
  expect(storedAt).toBeLessThanOrEqual(storedBy)
  expect(reply.headers.get('date')).toBe(DATE)
})

test('while the network is silent a stored page starts, and data is waited for', async () => {
  const file = `${ORIGIN}/assets/shell.1.js`
  online(() => page('stored'))
  await ask(ORIGIN, 'page')
  await ask(file, 'file')
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  try {
    let speak: (reply: Response) => void = () => undefined
    globalThis.fetch = () =>
      new Promise((resolve) => {
        speak = resolve
      })
    for (const [url, kind] of [[ORIGIN, 'page'] as const, [file, 'file'] as const]) {
      const asked = begin(url, kind)
      await jest.advanceTimersByTimeAsync(3_000)
      await expect((await asked).text()).resolves.toBe('stored')
      speak(page('late'))
      await Promise.all(work)
    }
    const data = begin(LIST, 'data')
    await jest.advanceTimersByTimeAsync(60_000)
    speak(list('late'))
    await expect((await data).json()).resolves.toMatchObject({ data: 'late' })
  } finally {
    jest.useRealTimers()
  }
  offline()
  await expect((await ask(ORIGIN, 'page')).text()).resolves.toBe('late')
})

test('an error answer never replaces a good one', async () => {
  online(() => list('good'))
  await ask(LIST, 'data')
  online(
    () => new Response(JSON.stringify({ code: 503, data: null, message: '' }), { status: 503 }),
  )
  await ask(LIST, 'data')
  online(() => new Response(JSON.stringify({ code: 404, data: null, message: '' })))
  await ask(LIST, 'data')
  online(() => new Response('<html>captive portal</html>'))
  await ask(LIST, 'data')
  offline()
  await expect((await ask(LIST, 'data')).json()).resolves.toMatchObject({ data: 'good' })
})

test('an answer that is not cached fails offline as it would without a worker', async () => {
  offline()
  await expect(ask(LIST, 'data')).rejects.toThrow('Failed to fetch')
})

test('a list read by POST is stored by its body', async () => {
  const page = (number: number) => ({ method: 'POST', body: JSON.stringify({ page: number }) })
  online(() => list('first page'))
  await ask(LIST, 'data', page(1))
  offline()
  const reply = await ask(LIST, 'data', page(1))
  await expect(reply.json()).resolves.toMatchObject({ data: 'first page' })
  await expect(ask(LIST, 'data', page(2))).rejects.toThrow('Failed to fetch')
  await expect(ask(LIST, 'data')).rejects.toThrow('Failed to fetch')
})

test('the answer of an endpoint that does not declare it is never stored', async () => {
  online(() => list('of a member', { headers: { date: DATE } }))
  await ask(LIST, 'data')
  offline()
  await expect(ask(LIST, 'data')).rejects.toThrow('Failed to fetch')
})

test('a page is fresh online; offline a cached page starts an uncached one', async () => {
  online(() => page('old'))
  await ask(`${ORIGIN}/live/hot`, 'page')
  online(() => page('new'))
  await expect((await ask(`${ORIGIN}/live/hot?x=1`, 'page')).text()).resolves.toBe('new')
  offline()
  await expect((await ask(`${ORIGIN}/live/hot`, 'page')).text()).resolves.toBe('new')
  await expect((await ask(`${ORIGIN}/news/1002`, 'page')).text()).resolves.toBe('new')
})

test('removes the oldest entries first', async () => {
  for (let index = 0; index < 12; index += 1)
    await storeAnswer('page', `${ORIGIN}/p${index}`, page(`p${index}`))
  await expect((await findCached('page', `${ORIGIN}/p11`))?.text()).resolves.toBe('p11')
  await expect((await findCached('page', `${ORIGIN}/p0`))?.text()).resolves.toBe('p11')
})
