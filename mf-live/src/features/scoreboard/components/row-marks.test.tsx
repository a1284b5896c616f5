import { render, screen } from '@testing-library/react'
import { RowFacts } from './row-facts'

test('a row says with a character each what the page of its match has', () => {
  render(<RowFacts facts={[]} marks={['video', 'intelligence', 'lineup', 'text', 'mlive']} />)
  const marks = screen.getByRole('img', { name: '有动画、文字、阵容、情报、视频' })
  expect(marks).toHaveTextContent(/^动文阵情视$/)
})

test('a row without facts and marks has no line for them', () => {
  const { container } = render(<RowFacts facts={[]} marks={[]} />)
  expect(container).toBeEmptyDOMElement()
})
