import fc from 'fast-check'
import { bufferSeconds, freshGoal, momentShown } from './moment.rules'
import { type PublishedPosition, playAt } from './play.rules'

/**
 * An attack from 10 match seconds before a goal at second 100. Each position is published `lag`
 * seconds after it happened; the ball then stays in the net.
 */
function attack(speed: number, lag: number): PublishedPosition[] {
  const acts = ['play', 'danger', 'shot', 'goal', 'goal', 'stop', 'play']
  const seconds = [-10, -5, -1, 0, 3, 30, 60]
  return acts.map((act, place) => {
    const at = 100 + (seconds[place] ?? 0) / speed
    return { at, side: 'home', x: 50, y: 50, act, publishedAt: at + lag }
  })
}

const anySpeed = fc.integer({ min: 1, max: 120 })
const anyLag = fc.double({ min: 0, max: 2, noNaN: true })
const actAt = (ballPositions: PublishedPosition[], now: number, speed: number) => {
  return playAt(ballPositions, momentShown(ballPositions, now, bufferSeconds(speed)))?.act
}

describe('the moment on the screen', () => {
  it('runs behind by the buffer, and less at higher speed', () => {
    expect(momentShown([], 100, bufferSeconds(1))).toBe(96)
    expect(momentShown([], 100, bufferSeconds(2))).toBe(98)
    expect(momentShown([], 100, bufferSeconds(60))).toBeCloseTo(99.4)
  })

  it('shows the ball in the net within a second of the event, at any speed', () => {
    fc.assert(
      fc.property(
        anySpeed,
        anyLag,
        fc.double({ min: 0.51, max: 2.99, noNaN: true }),
        (speed, lag, after) => {
          const ballPositions = attack(speed, lag)
          expect(actAt(ballPositions, 100 + lag + after, speed)).toBe('goal')
        },
      ),
    )
  })

  it('shows no goal before it is published', () => {
    const ballPositions = attack(1, 2)
    expect(actAt(ballPositions, 101.9, 1)).not.toBe('goal')
    expect(freshGoal(ballPositions, 101.9)).toBeNull()
  })

  it('continues after the goal and never goes back behind it', () => {
    fc.assert(
      fc.property(anySpeed, anyLag, (speed, lag) => {
        const ballPositions = attack(speed, lag)
        const buffer = bufferSeconds(speed)
        for (let now = 100 + lag + 0.5; now < 115; now += 0.1)
          expect(momentShown(ballPositions, now, buffer)).toBeGreaterThanOrEqual(100)
        expect(momentShown(ballPositions, 115, buffer)).toBe(115 - buffer)
      }),
    )
  })
})

test('a goal is fresh for three seconds, also with several positions', () => {
  const ballPositions = attack(1, 0.2)
  expect(freshGoal(ballPositions, 100.2)).toMatchObject({ at: 100 })
  expect(freshGoal(ballPositions, 103)).toMatchObject({ at: 100 })
  expect(freshGoal(ballPositions, 103.3)).toBeNull()
})
