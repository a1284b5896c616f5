import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Sheet } from './sheet'

function show() {
  const close = jest.fn()
  render(
    <Sheet title="皇冠 变化" onClose={close}>
      <p>0.92</p>
    </Sheet>,
  )
  return close
}

/** jsdom has no pointer events with coordinates: a mouse event of the same name carries them. */
function pointer(name: string, clientY: number): MouseEvent {
  return new MouseEvent(name, { bubbles: true, clientY })
}

function pull(distance: number): void {
  const head = screen.getByRole('heading', { name: '皇冠 变化' })
  fireEvent(head, pointer('pointerdown', 100))
  fireEvent(head, pointer('pointermove', 100 + distance))
  fireEvent(head, pointer('pointerup', 100 + distance))
}

describe('Sheet', () => {
  it('is closed by its ×', async () => {
    const close = show()
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('is scrolled by keys when its text has nothing else to focus', () => {
    show()
    expect(screen.getByText('0.92').parentElement).toHaveProperty('tabIndex', 0)
  })

  it('is closed by a swipe down at its head', () => {
    const close = show()
    pull(120)
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('goes back to its place after a short pull', () => {
    const close = show()
    pull(30)
    expect(close).not.toHaveBeenCalled()
    expect(screen.getByRole('dialog').style.transform).toBe('')
  })
})
