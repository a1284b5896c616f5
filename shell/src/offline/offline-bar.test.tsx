import { act, render, screen } from '@testing-library/react'
import { OfflineBar } from './offline-bar'
import { listenForSavedAt } from './saved-at'

let isOnline = true
const worker = new EventTarget()

beforeAll(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
})

function setOnline(value: boolean) {
  isOnline = value
  act(() => void window.dispatchEvent(new Event(value ? 'online' : 'offline')))
}
const serve = (savedAt: number) =>
  act(
    () =>
      void worker.dispatchEvent(
        new MessageEvent('message', { data: { type: 'served-from-device', savedAt } }),
      ),
  )

test('the bar appears while offline and shows the age of the data', () => {
  listenForSavedAt(new AbortController().signal)
  render(<OfflineBar />)
  expect(screen.queryByRole('status')).toBeNull()
  setOnline(false)
  expect(screen.getByRole('status')).toHaveTextContent(/^网络已断开$/)
  serve(Date.parse('2026-11-21T04:05:00Z'))
  serve(Date.parse('2026-11-21T04:20:00Z'))
  expect(screen.getByRole('status')).toHaveTextContent('网络已断开，显示 11-21 12:05 的数据')
  setOnline(true)
  expect(screen.queryByRole('status')).toBeNull()
  setOnline(false)
  expect(screen.getByRole('status')).toHaveTextContent(/^网络已断开$/)
})
