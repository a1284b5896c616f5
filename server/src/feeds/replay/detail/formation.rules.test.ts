import { slotsOf } from '../../demo/squads/formations'
import { type Candidate, shapeOf } from './formation.rules'

/** Eleven who stood as `formation` does, drawn towards the middle of the pitch as average places are. */
function eleven(formation: string, known = true): Candidate[] {
  return slotsOf(formation).map(({ position, x, y }, index) => ({
    playerId: index + 1,
    position: known || position === 'G' ? position : null,
    place: { x: 50 + (x - 50) * 0.8, y: 20 + y * 0.5 },
  }))
}

describe('formation of eleven', () => {
  it('is the one in whose places they stood', () => {
    for (const formation of ['4-4-2', '4-3-3', '4-2-3-1', '3-5-2', '3-4-3', '5-4-1', '4-1-4-1'])
      expect(shapeOf(eleven(formation))?.formation).toBe(formation)
  })

  it('gives everyone a place of his own, the keeper his goal, the left back the left', () => {
    const shape = shapeOf(eleven('4-4-2'))
    expect(new Set([...(shape?.slots.values() ?? [])].map(({ x, y }) => `${x},${y}`)).size).toBe(11)
    expect(shape?.slots.get(1)?.role).toBe('GK')
    expect(shape?.slots.get(2)?.role).toBe('LB')
  })

  it('keeps a back four together when its wing backs play high', () => {
    const high = eleven('4-3-3').map((one, index) =>
      index === 1 || index === 4 ? { ...one, place: { ...one.place, y: one.place.y + 14 } } : one,
    )
    expect(shapeOf(high)?.formation).toMatch(/^4-/)
  })

  it('is unknown without a keeper or without eleven', () => {
    expect(shapeOf(eleven('4-4-2').slice(1))).toBeNull()
    expect(shapeOf(eleven('4-4-2').slice(0, 10))).toBeNull()
  })
})
