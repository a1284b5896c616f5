import { renderHook } from '@testing-library/react'
import { act } from 'react'
import type { PrefetchTask } from './prefetch-in-order'
import { usePrefetch } from './use-prefetch'

const begun: string[] = []
const TASKS: readonly PrefetchTask[] = [async () => begun.push('page')]

beforeEach(() => {
  begun.length = 0
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('waits for the content and the delay', async () => {
  const { rerender } = renderHook(
    ({ isReady }) => usePrefetch(TASKS, { afterMs: 1_000, isReady }),
    { initialProps: { isReady: false } },
  )
  await pass(5_000)
  expect(begun).toEqual([])
  rerender({ isReady: true })
  await pass(900)
  expect(begun).toEqual([])
  await pass(2_000)
  expect(begun).toEqual(['page'])
})

test('runs once more when the page becomes visible, and not after it was left', async () => {
  const { unmount } = renderHook(() => usePrefetch(TASKS, { afterMs: 1_000 }))
  await pass(3_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(3_000)
  expect(begun).toEqual(['page', 'page'])
  document.dispatchEvent(new Event('visibilitychange'))
  unmount()
  await pass(3_000)
  expect(begun).toEqual(['page', 'page'])
})
