import { act, render, screen } from '@testing-library/react'
import { UpdateBar } from './update-bar'

const html = (setId: string) =>
  `<script id="boot" type="application/json">{"setId":"${setId}"}</script>`
const realFetch = globalThis.fetch
let isOnline = true

beforeEach(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  globalThis.fetch = async () => new Response(html('s2'))
  document.body.innerHTML = html('s1')
})
afterEach(() => {
  jest.restoreAllMocks()
  globalThis.fetch = realFetch
})

function setOnline(value: boolean) {
  isOnline = value
  act(() => void window.dispatchEvent(new Event(value ? 'online' : 'offline')))
}

test('offers a new version, but not while offline', async () => {
  render(<UpdateBar />)
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + 11 * 60_000)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('button', { name: '更新' })).toBeVisible()
  setOnline(false)
  expect(screen.queryByText('有新版本')).toBeNull()
  setOnline(true)
  expect(screen.getByText('有新版本')).toBeVisible()
})
