import { fireEvent, render } from '@testing-library/react'
import { Portrait } from './portrait'

const toneOf = (element: Element | null) => (element as HTMLElement | null)?.style.background

describe('Portrait', () => {
  it('shows the picture without a text of its own', () => {
    const { container } = render(<Portrait name="风过看台" id="1" src="/p/1.webp" size={64} />)
    expect(container.querySelector('img')).toHaveAttribute('src', '/p/1.webp')
    expect(container.querySelector('img')).toHaveAttribute('alt', '')
    expect(container).not.toHaveTextContent('风')
  })

  it('shows the first character when the picture does not load, and tries the next picture', () => {
    const { container, rerender } = render(<Portrait name="👍好球" id="1" src="/gone" size={64} />)
    fireEvent.error(container.querySelector('img') ?? container)
    expect(container).toHaveTextContent(/^👍$/)
    rerender(<Portrait name="👍好球" id="1" src="/new" size={64} />)
    expect(container.querySelector('img')).toHaveAttribute('src', '/new')
  })

  it('gives an id always the same colour, and hundred ids all six', () => {
    const tones = Array.from({ length: 100 }, (_, id) => {
      const { container } = render(<Portrait name="球迷" id={`1000${id}`} src="" size={32} />)
      return toneOf(container.firstElementChild)
    })
    const { container } = render(<Portrait name="另一个" id="10007" src="" size={96} />)
    expect(toneOf(container.firstElementChild)).toBe(tones[7])
    expect(new Set(tones).size).toBe(6)
  })

  it('loads no picture while data is saved', () => {
    document.documentElement.dataset.saver = ''
    const { container } = render(<Portrait name="风过看台" id="1" src="/p/1.webp" size={64} />)
    expect(container.querySelector('img')).toBeNull()
    delete document.documentElement.dataset.saver
  })
})
