import { makeTextLine } from '@saidian/shared/testing'
import { isSameStretch, lineOfMinute, stretches } from './text.rules'

const line = (key: string, order: number, minute: number | null) =>
  makeTextLine({ key, order, minute })

describe('lines of the text live', () => {
  it('are found by minute: the first told in it, else the last told before', () => {
    const lines = [
      line('e', 5, 30),
      line('d', 4, 12),
      line('c', 3, 12),
      line('b', 2, 3),
      line('a', 1, null),
    ]
    expect(lineOfMinute(lines, 12)?.key).toBe('c')
    expect(lineOfMinute(lines, 20)?.key).toBe('c')
    expect(lineOfMinute(lines, 1)).toBeUndefined()
  })

  it('stand in stretches, of which a new line changes the first only', () => {
    const lines = Array.from({ length: 45 }, (_, place) => line(`t${45 - place}`, 45 - place, 1))
    const before = stretches(lines)
    expect(before.flatMap((stretch) => stretch.lines)).toEqual(lines)
    expect(Math.max(...before.map((stretch) => stretch.lines.length))).toBe(4)
    const after = stretches([line('t46', 46, 1), ...lines])
    const changed = after.filter((stretch) => {
      const same = before.find(({ key }) => key === stretch.key)
      return !same || !isSameStretch(same, stretch)
    })
    expect(changed.map(({ key }) => key)).toEqual([11])
  })

  it('that were put right change the stretch they stand in', () => {
    const [before] = stretches([line('b', 2, 1), line('a', 1, 1)])
    const [after] = stretches([line('b', 2, 1), line('a', 1, 1)])
    expect(before && after && isSameStretch(before, after)).toBe(false)
  })
})
