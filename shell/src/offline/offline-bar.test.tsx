import { answer, createFakeHttp, type FakeAnswer } from '@saidian/shared/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { OfflineBar } from './offline-bar'
import { listenForSavedAt } from './saved-at'
import { SlowBar } from './slow-bar'

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
  setOnline(true)
})

test('a page that waits for the network says so, and the reader may ask again', async () => {
  jest.useFakeTimers()
  try {
    const answers: Promise<FakeAnswer>[] = [NEVER, NEVER]
    const http = createFakeHttp({ '*': () => answers.shift() ?? answer('here') })
    render(<SlowBar />)
    const called = http({ method: 'GET', path: '/live/football/live' })
    expect(screen.queryByRole('status')).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    expect(screen.getByRole('status')).toHaveTextContent('网络较慢，正在重试')
    fireEvent.click(screen.getByRole('button', { name: '立即重试' }))
    await act(() => called)
    expect(screen.queryByRole('status')).toBeNull()
  } finally {
    jest.useRealTimers()
  }
})

const NEVER = new Promise<FakeAnswer>(() => undefined)
