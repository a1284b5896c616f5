import { makeTextLine } from '@saidian/shared/testing'
import { chunksOf, isSameChunk, lineOfMinute } from './text.rules'

const line = (key: string, order: number, minute: number | null) =>
  makeTextLine({ key, order, minute })

describe('lines of the text live', () => {
  it('are found by minute: the first line of the latest minute up to it', () => {
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

  it('are grouped in chunks, of which a new line changes only the first', () => {
    const lines = Array.from({ length: 45 }, (_, place) => line(`t${45 - place}`, 45 - place, 1))
    const before = chunksOf(lines)
    expect(before.flatMap((chunk) => chunk.lines)).toEqual(lines)
    expect(Math.max(...before.map((chunk) => chunk.lines.length))).toBe(4)
    const after = chunksOf([line('t46', 46, 1), ...lines])
    const changed = after.filter((chunk) => {
      const same = before.find(({ key }) => key === chunk.key)
      return !same || !isSameChunk(same, chunk)
    })
    expect(changed.map(({ key }) => key)).toEqual([11])
  })

  it('change their chunk when they are replaced', () => {
    const [before] = chunksOf([line('b', 2, 1), line('a', 1, 1)])
    const [after] = chunksOf([line('b', 2, 1), line('a', 1, 1)])
    expect(before && after && isSameChunk(before, after)).toBe(false)
  })
})
