import { makeListOdds } from '@saidian/shared/testing'
import { act, render, screen } from '@testing-library/react'
import { RowOdds } from './row-odds'
import type { RowOddsView } from './row-odds-view'

const view: RowOddsView = {
  topicOf: (companyId) => `odds/${companyId}`,
  home: { name: '亚指', valuesOf: ({ asia }) => asia, lineText: String },
  away: { name: '大小球', valuesOf: ({ overUnder }) => overUnder, lineText: String },
}

const asia = () => screen.getByRole('img', { name: /亚指/ })

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('marks a changed price with an arrow for five seconds', () => {
  const first = makeListOdds({ asia: [0.9, 0.5, 0.98] })
  const { rerender } = render(<RowOdds view={view} odds={first} isOver={false} />)
  expect(asia()).not.toHaveTextContent(/[↑↓]/)
  rerender(<RowOdds view={view} odds={{ ...first, asia: [0.92, 0.5, 0.96] }} isOver={false} />)
  expect(asia()).toHaveTextContent('0.92↑')
  expect(asia()).toHaveTextContent('0.96↓')
  act(() => void jest.advanceTimersByTime(4_900))
  expect(asia()).toHaveTextContent('0.92↑')
  act(() => void jest.advanceTimersByTime(200))
  expect(asia()).not.toHaveTextContent(/[↑↓]/)
})

test('marks a price that changed during a suspension when the market reopens', () => {
  const first = makeListOdds({ asia: [0.9, 0.5, 0.98] })
  const { rerender } = render(<RowOdds view={view} odds={first} isOver={false} />)
  rerender(<RowOdds view={view} odds={{ ...first, suspended: true }} isOver={false} />)
  expect(screen.getByText('封')).toBeInTheDocument()
  rerender(<RowOdds view={view} odds={{ ...first, asia: [0.8, 0.5, 1.08] }} isOver={false} />)
  expect(asia()).toHaveTextContent('0.80↓')
})

test('marks nothing when odds first arrive', () => {
  const { rerender } = render(<RowOdds view={view} odds={undefined} isOver={false} />)
  rerender(<RowOdds view={view} odds={makeListOdds({ asia: [0.9, 0.5, 0.98] })} isOver={false} />)
  rerender(<RowOdds view={view} odds={makeListOdds({ asia: [0.8, 0.5, 1.08] })} isOver={false} />)
  rerender(<RowOdds view={view} odds={undefined} isOver={false} />)
  rerender(<RowOdds view={view} odds={makeListOdds({ asia: [0.7, 0.5, 1.18] })} isOver={false} />)
  expect(asia()).not.toHaveTextContent(/[↑↓]/)
})
