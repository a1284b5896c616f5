import { slotsOf } from '../../../catalogue'
import { type Candidate, shapeOf } from './formation.rules'

/** Eleven players in the slots of `formation`, closer to the middle as average places are. */
function eleven(formation: string, known = true): Candidate[] {
  return slotsOf(formation).map(({ position, x, y }, index) => ({
    playerId: index + 1,
    position: known || position === 'G' ? position : null,
    place: { x: 50 + (x - 50) * 0.8, y: 20 + y * 0.5 },
  }))
}

describe('formation of eleven', () => {
  it('is the one whose slots fit the average places', () => {
    for (const formation of ['4-4-2', '4-3-3', '4-2-3-1', '3-5-2', '3-4-3', '5-4-1', '4-1-4-1'])
      expect(shapeOf(eleven(formation))?.formation).toBe(formation)
  })

  it('gives each player a slot of his own: keeper in goal, left back on the left', () => {
    const shape = shapeOf(eleven('4-4-2'))
    expect(new Set([...(shape?.slots.values() ?? [])].map(({ x, y }) => `${x},${y}`)).size).toBe(11)
    expect(shape?.slots.get(1)?.role).toBe('GK')
    expect(shape?.slots.get(2)?.role).toBe('LB')
  })

  it('stays a back four when the wing backs play high', () => {
    const high = eleven('4-3-3').map((one, index) =>
      index === 1 || index === 4 ? { ...one, place: { ...one.place, y: one.place.y + 14 } } : one,
    )
    expect(shapeOf(high)?.formation).toMatch(/^4-/)
  })

  it('is null without a keeper or without eleven players', () => {
    expect(shapeOf(eleven('4-4-2').slice(1))).toBeNull()
    expect(shapeOf(eleven('4-4-2').slice(0, 10))).toBeNull()
  })
})
