import { act, render, screen } from '@testing-library/react'
import { makeRoomGift } from '../testing/gift.factory'
import { LargeGifts } from './large-gifts'

const cup = (comboId: string, given = {}) =>
  makeRoomGift({ comboId, name: '奖杯', icon: 'cup', isLarge: true, ...given })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('large gifts come one after the other, each combo once', () => {
  const { rerender } = render(<LargeGifts gifts={[cup('before')]} />)
  expect(screen.queryByRole('status')).toBeNull()
  const one = [cup('before'), cup('a'), cup('b', { name: '火箭' }), makeRoomGift({ comboId: 's' })]
  rerender(<LargeGifts gifts={one} />)
  expect(screen.getByRole('status')).toHaveTextContent('球友 送出 奖杯')
  rerender(<LargeGifts gifts={[...one, cup('a', { count: 66 })]} />)
  act(() => jest.advanceTimersByTime(2_600))
  expect(screen.getByRole('status')).toHaveTextContent('火箭')
  act(() => jest.advanceTimersByTime(2_600))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a flood of large gifts leaves a short queue', () => {
  const { rerender } = render(<LargeGifts gifts={[]} />)
  rerender(<LargeGifts gifts={Array.from({ length: 50 }, (_, n) => cup(`c${n}`))} />)
  for (let shown = 0; shown < 3; shown += 1) act(() => jest.advanceTimersByTime(2_600))
  expect(screen.queryByRole('status')).toBeNull()
})
