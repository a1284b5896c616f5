import type { FeedClock } from '../../../lib'
import { makeFeed, makeMatch } from '../../../testing'
import { rowClock, spokenClock } from './clock.rules'

const START = 1_770_000_000
const ms = (seconds: number) => (START + seconds) * 1000
const clock = (aliveAfter: number, given: Partial<FeedClock> = {}): FeedClock => ({
  feed: makeFeed({ aliveAt: START + aliveAfter }),
  clockOffsetMs: 0,
  delayMs: 0,
  ...given,
})
const firstHalf = makeMatch({ s: 2, ot: START })
const secondHalf = makeMatch({ s: 4, ot: START })

describe('the clock of a row', () => {
  it('counts the minutes of both halves and stops at 45+ and 90+', () => {
    expect(rowClock(firstHalf, clock(0), ms(0))).toBe('1')
    expect(rowClock(secondHalf, clock(21 * 60), ms(21 * 60))).toBe('67')
    expect(rowClock(firstHalf, clock(3000), ms(3000))).toBe('45+')
    expect(rowClock(secondHalf, clock(3000), ms(3000))).toBe('90+')
  })

  it('shows 中 加 点 完 in the row and full labels in the sentence', () => {
    expect([3, 5, 7, 8].map((s) => rowClock(makeMatch({ s }), clock(0), ms(0)))).toEqual([
      '中',
      '加',
      '点',
      '完',
    ])
    expect(spokenClock(secondHalf, clock(1260), ms(1260))).toBe('第67分钟')
    expect(spokenClock(firstHalf, clock(3000), ms(3000))).toBe('上半场补时')
    expect(spokenClock(makeMatch({ s: 9 }), clock(0), ms(0))).toBe('推迟')
  })

  it('uses the server clock minus the stream delay', () => {
    expect(rowClock(firstHalf, clock(600, { clockOffsetMs: 60_000 }), ms(540))).toBe('11')
    expect(rowClock(firstHalf, clock(600, { delayMs: 120_000 }), ms(600))).toBe('9')
  })
})
