import { render, screen } from '@testing-library/react'
import { EVENT_DRAWINGS } from './event-drawings'
import { FOOTBALL_EVENT_LABELS } from './event-labels'
import { FootballEventIcon } from './football-event-icon'

describe('FootballEventIcon', () => {
  it('has a drawing and a word for the same types', () => {
    expect(Object.keys(EVENT_DRAWINGS).sort()).toEqual(Object.keys(FOOTBALL_EVENT_LABELS).sort())
  })

  it('draws every type the specification has an icon for', () => {
    for (const type of [0, 1, 2, 3, 4, 8, 9, '9-1', '9-2', 10, 11, 12, 15, 16, 17, 28, 71, 72]) {
      expect(EVENT_DRAWINGS[type]).toBeDefined()
    }
  })

  it('says what it shows', () => {
    render(<FootballEventIcon type="9-1" />)
    expect(screen.getByRole('img', { name: '换上' })).toBeInTheDocument()
  })

  it('shows the notice picture for an unknown type', () => {
    const { container } = render(<FootballEventIcon type={999} />)
    expect(screen.getByRole('img', { name: '比赛事件' })).toBeInTheDocument()
    expect(container.querySelector('path')).not.toBeNull()
  })
})
