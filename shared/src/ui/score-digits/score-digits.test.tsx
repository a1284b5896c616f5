import { render } from '@testing-library/react'
import { ScoreDigits } from './score-digits'

const rolling = (container: HTMLElement) =>
  [...container.querySelectorAll('.rolling')].map((digit) => digit.textContent)

describe('ScoreDigits', () => {
  it('stands still when it first appears', () => {
    const { container } = render(<ScoreDigits value={2} />)
    expect(container).toHaveTextContent('2')
    expect(rolling(container)).toEqual([])
  })

  it('rolls only the digit that changed', () => {
    const { container, rerender } = render(<ScoreDigits value={10} />)
    rerender(<ScoreDigits value={11} />)
    expect(container).toHaveTextContent('11')
    expect(rolling(container)).toEqual(['1'])
    expect(container.querySelector('.score')?.firstElementChild).not.toHaveClass('rolling')
  })
})
