import { render, screen } from '@testing-library/react'
import { Badge } from './badge'

test.each([
  [1, '1', '1条未读'],
  [99, '99', '99条未读'],
  [120, '99+', '120条未读'],
])('a count of %d shows %s and says %s', (count, text, label) => {
  render(<Badge count={count} label="条未读" />)
  expect(screen.getByRole('img', { name: label })).toHaveTextContent(text)
})

test('there is no badge at 0', () => {
  const { container } = render(<Badge count={0} label="条未读" />)
  expect(container).toBeEmptyDOMElement()
})
