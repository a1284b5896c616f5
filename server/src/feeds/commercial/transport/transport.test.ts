import { FAULTS, startVendorServer, type VendorServer } from '../testing/vendor-server'
import { pauseAfter, retryAfterMs } from './backoff.rules'
import { Quota } from './quota'
import { requestJson } from './request'
import { VendorClock } from './vendor-clock'

const NOW = Date.UTC(2026, 10, 22, 12)

describe('pauses after failures', () => {
  it('double up to a minute with jitter and respect Retry-After', () => {
    expect([1, 2, 3, 20].map((failures) => pauseAfter(failures, 0, () => 1))).toEqual([
      1_000, 2_000, 4_000, 60_000,
    ])
    expect(pauseAfter(3, 0, () => 0)).toBe(2_000)
    expect(pauseAfter(1, 30_000, () => 0.5)).toBe(30_000)
    // A requested pause of a week is limited to 15 minutes.
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
  it('limits requests per minute and endpoint', () => {
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

  it('reserves the end of the quota for vital requests and resets at midnight in China', () => {
    let now = Date.UTC(2026, 10, 22, 15, 59)
    const quota = new Quota({ perDay: 100, clock: { now: () => now } })
    const requestOf = (name: string, isVital: boolean) => ({ name, isVital, perMinute: 1_000 })
    for (let count = 0; count < 90; count += 1) expect(quota.take(requestOf('odds', false))).toBe(0)
    expect(quota.take(requestOf('odds', false))).toBe(60_000)
    for (let count = 0; count < 10; count += 1) expect(quota.take(requestOf('live', true))).toBe(0)
    expect(quota.take(requestOf('live', true))).toBe(60_000)
    now += 60_000
    expect(quota.take(requestOf('odds', false))).toBe(0)
  })

  it('allows requests after our clock moved back', () => {
    let now = NOW
    const quota = new Quota({ perDay: 10, clock: { now: () => now } })
    const live = { name: 'live', perMinute: 1, isVital: true }
    expect(quota.take(live)).toBe(0)
    now -= 3_600_000
    expect(quota.take(live)).toBe(0)
  })
})

test('times of a vendor with a wrong clock are converted to ours, at most now', () => {
  const clock = new VendorClock({ now: () => NOW })
  const at = (ms: number) => new Date(NOW + ms).toUTCString()
  const vendorNow = (offsetMs: number) => (NOW + offsetMs) / 1_000
  clock.sync(at(-3_000))
  // Latency is not an offset.
  expect(clock.toOurs(vendorNow(-3_000))).toBe(NOW - 3_000)
  clock.sync(at(300_000))
  expect(clock.toOurs(vendorNow(300_000) - 7)).toBe(NOW - 7_000)
  expect(clock.toOurSeconds(vendorNow(300_000) + 60)).toBe(NOW / 1_000 + 60)
  clock.sync('no date')
  clock.sync(null)
  expect(clock.toOurs(vendorNow(300_000) + 60)).toBe(NOW)
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
    ['is truncated', FAULTS.truncated, 'not JSON'],
    ['is refused', FAULTS.broken, 'no connection'],
    ['is too large', FAULTS.body('x'.repeat(2_000)), 'more than 1000 bytes'],
    ['leads elsewhere', FAULTS.status(302, { location: 'http://127.0.0.1:1/' }), 'no connection'],
    ['is refused for its key', FAULTS.status(401), 'HTTP 401'],
  ])('that %s returns the reason without the URL', async (_what, fault, why) => {
    server.fail('live', fault)
    expect(await ask(fault === FAULTS.hang ? 300 : 5_000)).toMatchObject({ ok: false, why })
  })

  it('computes Retry-After dates with the clock of the vendor', async () => {
    server.setClock(3_600_000)
    const date = new Date(NOW + 3_600_000 + 10_000).toUTCString()
    server.fail('live', FAULTS.status(503, { 'retry-after': date }))
    expect(await ask()).toMatchObject({ ok: false, retryAfterMs: 10_000 })
  })
})
