import { fireEvent, render } from '@testing-library/react'
import { flagPath } from '../../contracts/page'
import { crestShape } from '../../lib'
import { Crest } from './crest'

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

  it('has one character while it is small and both where there is room', () => {
    const { container, rerender } = render(
      <Crest teamId={7} colors={['#fff', '#f00']} mark="狼队" />,
    )
    expect(container.querySelector('text')).toHaveTextContent(/^狼$/)
    rerender(<Crest teamId={7} colors={['#fff', '#f00']} mark="狼队" size={48} />)
    expect(container.querySelector('text')).toHaveTextContent(/^狼队$/)
  })

  it('shows the flag of a national team', () => {
    const { container } = render(
      <Crest teamId={7} colors={['#fff', '#f00']} mark="英" iso="GB-ENG" />,
    )
    expect(container.querySelector('img')).toHaveAttribute('src', flagPath('GB-ENG'))
    expect(container.querySelector('svg')).toBeNull()
  })

  it('draws the crest when the flag does not come, and tries again for another team', () => {
    const { container, rerender } = render(
      <Crest teamId={7} colors={['#fff', '#f00']} mark="英" iso="XX" />,
    )
    fireEvent.error(container.querySelector('img') ?? container)
    expect(container.querySelector('img')).toBeNull()
    expect(container).toHaveTextContent('英')
    rerender(<Crest teamId={8} colors={['#fff', '#f00']} mark="法" iso="FR" />)
    expect(container.querySelector('img')).toHaveAttribute('src', flagPath('FR'))
  })

  it('loads no picture while data is saved', () => {
    document.documentElement.dataset.saver = ''
    const { container } = render(
      <Crest teamId={7} colors={['#fff', '#f00']} mark="英" iso="GB-ENG" />,
    )
    expect(container.querySelector('img')).toBeNull()
    delete document.documentElement.dataset.saver
  })
})
