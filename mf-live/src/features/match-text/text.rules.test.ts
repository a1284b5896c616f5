import { makeTextLine } from '@saidian/shared/testing'
import { lineOfMinute } from './text.rules'

const line = (key: string, order: number, minute: number | null) => makeTextLine({ key, order, minute })

describe('lines of the text live', () => {
  it('are found by minute: the first told in it, else the last told before', () => {
    const lines = [line('e', 5, 30), line('d', 4, 12), line('c', 3, 12), line('b', 2, 3), line('a', 1, null)]
    expect(lineOfMinute(lines, 12)?.key).toBe('c')
    expect(lineOfMinute(lines, 20)?.key).toBe('c')
    expect(lineOfMinute(lines, 1)).toBeUndefined()
  })
})
