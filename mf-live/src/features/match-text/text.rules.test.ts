import type { TextLine } from '@saidian/shared/contracts'
import { joinLines, lineOfMinute } from './text.rules'

const line = (key: string, order: number, minute: number | null, data = key): TextLine => ({
  key,
  revision: 1,
  at: order,
  order,
  time: `${minute}'`,
  minute,
  data,
  type: 0,
  position: 0,
  main: 0,
  score: null,
  corrected: false,
})

describe('lines of the text live', () => {
  it('stand once each, the newest first, and the live word wins', () => {
    const joined = joinLines([line('c', 3, 5), line('b', 2, 4, '更正后')], [line('b', 2, 4), line('a', 1, 1)])
    expect(joined.map(({ key, data }) => [key, data])).toEqual([
      ['c', 'c'],
      ['b', '更正后'],
      ['a', 'a'],
    ])
  })

  it('are found by minute: the first told in it, else the last told before', () => {
    const lines = [line('e', 5, 30), line('d', 4, 12), line('c', 3, 12), line('b', 2, 3), line('a', 1, null)]
    expect(lineOfMinute(lines, 12)?.key).toBe('c')
    expect(lineOfMinute(lines, 20)?.key).toBe('c')
    expect(lineOfMinute(lines, 1)).toBeUndefined()
  })
})
