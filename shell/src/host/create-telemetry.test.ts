import { createTelemetry } from './create-telemetry'

type Sent = { url: string; body: Record<string, unknown> }
let sent: Sent[]

beforeEach(() => {
  sent = []
  navigator.sendBeacon = (url, body) => {
    sent.push({ url: String(url), body: JSON.parse(String(body)) })
    return true
  }
})

test('sends nothing unless the server configures an address', () => {
  const { track, report } = createTelemetry('')
  track('page.viewed')
  report(new Error('broken'))
  expect(sent).toEqual([])
})

test('sends events and faults to the configured address, equal faults once', () => {
  const { track, report } = createTelemetry('https://count.example/v1')
  track('page.viewed', { path: '/live/hot' })
  report(new TypeError('x is undefined'), { remote: 'mf_live' })
  report(new TypeError('x is undefined'), { remote: 'mf_live' })
  expect(sent.map(({ url }) => url)).toEqual([
    'https://count.example/v1',
    'https://count.example/v1',
  ])
  expect(sent[0]?.body).toMatchObject({ event: 'page.viewed', path: '/live/hot' })
  expect(sent[1]?.body).toMatchObject({
    event: 'page.fault',
    message: 'TypeError: x is undefined',
    remote: 'mf_live',
  })
})

test('stops reporting after 20 different faults', () => {
  const { report } = createTelemetry('https://count.example/v1')
  for (let index = 0; index < 100; index += 1) report(new Error(`fault ${index}`))
  expect(sent).toHaveLength(20)
})
