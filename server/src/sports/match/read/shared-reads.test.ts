import { setImmediate as nextImmediate } from 'node:timers/promises'
import { RequestError } from '../../../platform/errors'
import { createSharedReads, type SharedReadsDeps } from './shared-reads'

const MATCH = 7

/** A match whose topic is at position `seq`; `reads` counts its reads. */
function openMatch(options: Partial<SharedReadsDeps> = {}) {
  const match = { seq: 0, reads: 0, now: 0 }
  const shared = createSharedReads({
    askPosition: async () => ({ epoch: 'e', seq: match.seq }),
    checkLoad: () => undefined,
    now: () => match.now,
    ...options,
  })
  const read = async () => {
    match.reads++
    await nextImmediate()
    return { seq: match.seq }
  }
  const get = async (part = 'header') => (await shared.get(MATCH, part, read)).data
  return { match, shared, get }
}

test('concurrent requests share one read', async () => {
  const { match, get } = openMatch()
  await Promise.all(Array.from({ length: 100 }, () => get()))
  await get()
  expect(match.reads).toBe(1)
  await get('lineup')
  expect(match.reads).toBe(2)
})

test('a published change, a stored change and age each expire an answer', async () => {
  const { match, shared, get } = openMatch()
  await get()
  match.seq++
  expect(await get()).toEqual({ seq: 1 })
  expect(match.reads).toBe(2)
  shared.forget([MATCH])
  await get()
  expect(match.reads).toBe(3)
  match.now += 250
  await get()
  expect(match.reads).toBe(4)
})

test('an answer includes all changes published before its request', async () => {
  const { match, get } = openMatch()
  const checks: Promise<void>[] = []
  for (let step = 0; step < 2_000; step++) {
    if (Math.random() < 0.3) match.seq++
    const published = match.seq
    checks.push(get().then(({ seq }) => expect(seq).toBeGreaterThanOrEqual(published)))
    if (Math.random() < 0.3) await nextImmediate()
  }
  await Promise.all(checks)
  expect(match.reads).toBeLessThan(2_000)
})

test('the next request retries a failed read', async () => {
  const { shared, get } = openMatch()
  const fail = () => Promise.reject(new RequestError('football.no_such_match'))
  await expect(shared.get(MATCH, 'header', fail)).rejects.toThrow(RequestError)
  expect(await get()).toEqual({ seq: 0 })
})

test('under load only cached answers are given', async () => {
  let isBusy = false
  const checkLoad = () => {
    if (isBusy) throw new RequestError('server.busy')
  }
  const { match, get } = openMatch({ checkLoad })
  await get()
  isBusy = true
  expect(await get()).toEqual({ seq: 0 })
  await expect(get('lineup')).rejects.toThrow(RequestError)
  match.seq++
  await expect(get()).rejects.toThrow(RequestError)
})

test('the number of cached answers is limited', async () => {
  const { match, shared, get } = openMatch()
  await get()
  for (let id = 100; id < 500; id++) await shared.get(id, 'header', async () => null)
  await get()
  expect(match.reads).toBe(2)
})
