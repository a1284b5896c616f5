import { FAULTS, startVendorServer, type VendorServer } from '../testing/vendor-server'
import { pauseAfter, retryAfterMs } from './backoff.rules'
import { Quota } from './quota'
import { requestJson } from './request'
import { VendorClock } from './vendor-clock'

const NOW = Date.UTC(2026, 10, 22, 12)

describe('pauses after failures', () => {
  it('double up to a minute, by chance up to half shorter, and are as long as the vendor asks', () => {
    expect([1, 2, 3, 20].map((failures) => pauseAfter(failures, 0, () => 1))).toEqual([
      1_000, 2_000, 4_000, 60_000,
    ])
    expect(pauseAfter(3, 0, () => 0)).toBe(2_000)
    expect(pauseAfter(1, 30_000, () => 0.5)).toBe(30_000)
    // A vendor that asks for a week is asked again today.
    expect(pauseAfter(1, 7 * 86_400_000)).toBe(15 * 60_000)
  })

  it.each([
    ['120', 120_000],
    ['Sun, 22 Nov 2026 12:00:30 GMT', 30_000],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
    ['soon', 0],
    [null, 0],
  ])('read Retry-After %p', (header, ms) => {
    expect(retryAfterMs(header, NOW)).toBe(ms)
  })
})

describe('the quota', () => {
  it('lets so many through in any minute, each endpoint for itself', () => {
    let now = NOW
    const quota = new Quota({ perDay: 1_000, clock: { now: () => now } })
    const live = { name: 'live', perMinute: 3, isVital: true }
    expect([0, 0, 0].map(() => quota.take(live))).toEqual([0, 0, 0])
    now += 20_000
    expect(quota.take(live)).toBe(40_000)
    expect(quota.take({ ...live, name: 'odds' })).toBe(0)
    now += 40_000
    expect(quota.take(live)).toBe(0)
  })

  it('keeps the end of the day for the live scores, and counts anew at midnight in China', () => {
    let now = Date.UTC(2026, 10, 22, 15, 59)
    const quota = new Quota({ perDay: 100, clock: { now: () => now } })
    const asker = (name: string, isVital: boolean) => ({ name, isVital, perMinute: 1_000 })
    for (let count = 0; count < 90; count += 1) expect(quota.take(asker('odds', false))).toBe(0)
    expect(quota.take(asker('odds', false))).toBe(60_000)
    for (let count = 0; count < 10; count += 1) expect(quota.take(asker('live', true))).toBe(0)
    expect(quota.take(asker('live', true))).toBe(60_000)
    now += 60_000
    expect(quota.take(asker('odds', false))).toBe(0)
  })

  it('goes on when our own clock was put back', () => {
    let now = NOW
    const quota = new Quota({ perDay: 10, clock: { now: () => now } })
    const live = { name: 'live', perMinute: 1, isVital: true }
    expect(quota.take(live)).toBe(0)
    now -= 3_600_000
    expect(quota.take(live)).toBe(0)
  })
})

test('times of a vendor whose clock is wrong become ours, never later than now', () => {
  const clock = new VendorClock({ now: () => NOW })
  const at = (ms: number) => new Date(NOW + ms).toUTCString()
  const vendorNow = (aheadMs: number) => (NOW + aheadMs) / 1_000
  clock.sync(at(-3_000))
  // Travel time is no difference.
  expect(clock.ours(vendorNow(-3_000))).toBe(NOW - 3_000)
  clock.sync(at(300_000))
  expect(clock.ours(vendorNow(300_000) - 7)).toBe(NOW - 7_000)
  expect(clock.oursInSeconds(vendorNow(300_000) + 60)).toBe(NOW / 1_000 + 60)
  clock.sync('no date')
  clock.sync(null)
  expect(clock.ours(vendorNow(300_000) + 60)).toBe(NOW)
})

describe('a request', () => {
  let server: VendorServer
  beforeAll(async () => {
    server = await startVendorServer(() => NOW)
  })
  afterAll(() => server.close())

  const ask = (timeoutMs = 5_000, maxBytes = 1_000) => {
    const url = new URL(`${server.url}/live?secret=hush`)
    return requestJson(url, {
      signal: new AbortController().signal,
      nowMs: NOW,
      timeoutMs,
      maxBytes,
    })
  }

  it.each([
    ['hangs in the middle', FAULTS.hang, 'no whole answer within 300 ms'],
    ['is cut', FAULTS.cut, 'not JSON'],
    ['is refused', FAULTS.broken, 'no connection'],
    ['is too large', FAULTS.body('x'.repeat(2_000)), 'more than 1000 bytes'],
    ['leads elsewhere', FAULTS.status(302, { location: 'http://127.0.0.1:1/' }), 'no connection'],
    ['is refused for its key', FAULTS.status(401), 'HTTP 401'],
  ])('that %s ends with its reason and without the address', async (_what, fault, why) => {
    server.fail('live', fault)
    expect(await ask(fault === FAULTS.hang ? 300 : 5_000)).toMatchObject({ ok: false, why })
  })

  it('takes the time that the vendor asks for by the clock of the vendor', async () => {
    server.setClock(3_600_000)
    const date = new Date(NOW + 3_600_000 + 10_000).toUTCString()
    server.fail('live', FAULTS.status(503, { 'retry-after': date }))
    expect(await ask()).toMatchObject({ ok: false, retryAfterMs: 10_000 })
  })
})
