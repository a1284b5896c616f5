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
  createTelemetry('').track('page.viewed')
  expect(sent).toEqual([])
})

test('sends events to the configured address', () => {
  createTelemetry('https://count.example/v1').track('page.viewed', { path: '/live/hot' })
  expect(sent).toMatchObject([
    { url: 'https://count.example/v1', body: { event: 'page.viewed', path: '/live/hot' } },
  ])
})
