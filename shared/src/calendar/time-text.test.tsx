import { act, render, screen } from '@testing-library/react'
import { messageTime } from './day-text'
import { TimeText } from './time-text'

const NOW = Date.parse('2026-11-21T20:00:00+08:00')
const shown = () => screen.getByRole('time').textContent

beforeEach(() => jest.useFakeTimers({ now: NOW }))
afterEach(() => jest.useRealTimers())

test('grows older by itself, up to the clock of today', () => {
  render(<TimeText at={NOW - 50_000} />)
  expect(shown()).toBe('刚刚')
  act(() => jest.advanceTimersByTime(10_000))
  expect(shown()).toBe('1分钟前')
  act(() => jest.advanceTimersByTime(58 * 60_000))
  expect(shown()).toBe('59分钟前')
  act(() => jest.advanceTimersByTime(60_000))
  expect(shown()).toBe('19:59')
})

test('a machine reads the moment, a mouse over it shows the whole time', () => {
  render(<TimeText at={Date.parse('2026-11-20T08:05:00+08:00')} format={messageTime} />)
  expect(shown()).toBe('11-20 08:05')
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-20T00:05:00.000Z')
  expect(screen.getByRole('time')).toHaveAttribute('title', '2026-11-20 08:05')
})
