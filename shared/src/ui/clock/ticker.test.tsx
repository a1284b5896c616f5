import { act, render, screen } from '@testing-library/react'
import { useTicking } from './ticker'

describe('useTicking', () => {
  beforeEach(() => jest.useFakeTimers({ now: 60_000 * 10 }))
  afterEach(() => jest.useRealTimers())

  it('renders again only for a new value; the timer stops after the last reader', () => {
    const drawn = jest.fn()
    const readMinute = (nowMs: number) => Math.floor(nowMs / 60_000)
    function Minute() {
      const minute = useTicking(readMinute)
      drawn()
      return <p>{minute}</p>
    }
    const { unmount } = render(<Minute />)
    expect(screen.getByText('10')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(59_000))
    expect(drawn).toHaveBeenCalledTimes(1)
    act(() => jest.advanceTimersByTime(1_000))
    expect(screen.getByText('11')).toBeInTheDocument()
    expect(drawn).toHaveBeenCalledTimes(2)
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
