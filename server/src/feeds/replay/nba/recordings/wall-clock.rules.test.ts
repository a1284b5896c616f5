import { secondsBetween, secondsOf } from './wall-clock.rules'

describe('the wall clock of a recording', () => {
  it('runs with the game clock between dead balls, and waits for the minutes it names', () => {
    const moment = (clock: number, earliest: number, isDead = false) => {
      return { period: 1, clock, earliest, isDead }
    }
    expect(
      secondsOf([
        moment(720, 0, true),
        moment(700, 0),
        moment(690, 60),
        // A foul: the ball is dead, so the clock stands until the next stretch.
        moment(680, 60, true),
        moment(680, 120, true),
        moment(670, 120),
      ]),
    ).toEqual([0, 50, 60, 70, 120, 130])
  })

  it('reads times of day over noon and midnight', () => {
    expect(secondsBetween('11:59 AM', '12:01 PM')).toBe(120)
    expect(secondsBetween('11:58 PM', '12:03 AM')).toBe(300)
    expect(secondsBetween('8:11 PM', '8:10 PM')).toBe(0)
    expect(() => secondsBetween('8:11 PM', 'noon')).toThrow('noon')
  })
})
