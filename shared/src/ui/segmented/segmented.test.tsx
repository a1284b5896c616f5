import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Segmented } from './segmented'

const items = [
  { key: 'js', text: '即时' },
  { key: 'sc', text: '赛程' },
  { key: 'sg', text: '赛果' },
] as const

function Tabs() {
  const [value, setValue] = useState<'js' | 'sc' | 'sg'>('js')
  return <Segmented label="列表" items={items} value={value} onChoose={setValue} />
}

describe('Segmented', () => {
  it('marks the tab a person taps', () => {
    render(<Tabs />)
    fireEvent.click(screen.getByRole('tab', { name: '赛果' }))
    expect(screen.getByRole('tab', { name: '赛果', selected: true })).toBeInTheDocument()
  })

  it('moves with the arrow keys and around the end, taking the focus along', () => {
    render(<Tabs />)
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowLeft' })
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('赛果')
    expect(screen.getByRole('tab', { name: '赛果' })).toHaveFocus()
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' })
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('即时')
  })

  it('moves to both ends with Home and End', () => {
    render(<Tabs />)
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'End' })
    expect(screen.getByRole('tab', { name: '赛果', selected: true })).toHaveFocus()
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'Home' })
    expect(screen.getByRole('tab', { name: '即时', selected: true })).toHaveFocus()
  })

  it('scrolls its row, so that the chosen tab is in the middle', () => {
    const size = { clientWidth: 200, offsetWidth: 60, offsetLeft: 300 }
    for (const [name, value] of Object.entries(size))
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value })
    render(<Tabs />)
    expect(screen.getByRole('tablist').scrollLeft).toBe(300 - (200 - 60) / 2)
    for (const name of Object.keys(size)) Reflect.deleteProperty(HTMLElement.prototype, name)
  })
})
