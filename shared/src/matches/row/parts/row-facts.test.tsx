import { render, screen } from '@testing-library/react'
import { RowFacts } from './row-facts'

test('shows one character for each thing that the match page offers', () => {
  render(<RowFacts facts={[]} marks={['video', 'intelligence', 'lineup', 'text', 'mlive']} />)
  const marks = screen.getByRole('img', { name: '有动画、文字、阵容、情报、视频' })
  expect(marks).toHaveTextContent(/^动文阵情视$/)
})

test('renders nothing without facts and marks', () => {
  const { container } = render(<RowFacts facts={[]} marks={[]} />)
  expect(container).toBeEmptyDOMElement()
})
