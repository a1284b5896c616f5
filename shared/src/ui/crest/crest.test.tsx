import { render } from '@testing-library/react'
import { Crest } from './crest'
import { crestShape } from './crest-shape'

describe('Crest', () => {
  it('keeps the shape of a team', () => {
    expect(crestShape(42)).toBe(crestShape(42))
  })

  it('spreads a hundred teams over all three shapes', () => {
    const shapes = new Set(Array.from({ length: 100 }, (_, id) => crestShape(id)))
    expect([...shapes].sort()).toEqual(['circle', 'pennant', 'shield'])
  })

  it('draws both club colours and the mark', () => {
    const { container } = render(<Crest teamId={7} colors={['#ef0107', '#063672']} mark="阿" />)
    const fills = [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'))
    expect(fills).toContain('#ef0107')
    expect(fills).toContain('#063672')
    expect(container).toHaveTextContent('阿')
  })
})
