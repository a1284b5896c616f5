import { BASKETBALL_INCIDENT } from '../../contracts/basketball'
import { makeBasketballMatch } from '../../testing'
import { basketballRules as rules } from './rules'

const at = (score: [number, number], given: Parameters<typeof makeBasketballMatch>[0] = {}) =>
  makeBasketballMatch({ s: 8, clock: 90, score, ...given })
const incident = (type: number) => ({
  matchId: 1,
  minute: 46,
  player: null,
  side: 'home' as const,
  type,
})

test('a row is marked for a new leader in the last two minutes, for no other basket', () => {
  expect(rules.highlightedSide(at([90, 91]), at([92, 91]))).toBe('home')
  expect(rules.highlightedSide(at([90, 90]), at([90, 93]))).toBe('away')
  expect(rules.highlightedSide(at([92, 91]), at([94, 91]))).toBeNull()
  expect(rules.highlightedSide(at([90, 91]), at([91, 91]))).toBeNull()
  expect(rules.highlightedSide(at([90, 91]), at([92, 91], { clock: 130 }))).toBeNull()
  expect(rules.highlightedSide(at([90, 91]), at([92, 91], { s: 6 }))).toBeNull()
  expect(rules.highlightedSide(at([90, 91]), at([92, 91], { s: 9 }))).toBe('home')
})

test('a clock that ran since its last word counts down to the basket', () => {
  const running = { clock: 130, clockAt: 1_770_000_000, sourceAt: 1_770_000_012 }
  expect(rules.highlightedSide(at([90, 91]), at([92, 91], running))).toBe('home')
})

test('an alert says when: a turn by the clock, an end by its period', () => {
  const { leadChange, periodEnd, periodStart, ejection } = BASKETBALL_INCIDENT
  const late = at([92, 91], { clock: 72 })
  expect(rules.alertOf(incident(leadChange), late)).toEqual({
    time: '第四节 01:12',
    score: [92, 91],
  })
  const half = at([50, 48], { s: 5, clock: 0 })
  expect(rules.alertOf(incident(periodEnd), half)?.time).toBe('第二节完')
  expect([periodStart, ejection].map((type) => rules.alertOf(incident(type), late))).toEqual([
    null,
    null,
  ])
})

test('a postponed game is awaited but in no section of what comes soon', () => {
  const postponed = at([0, 0], { s: 13 })
  expect([rules.isAwaited(postponed), rules.phaseOf(postponed)]).toEqual([true, 'over'])
})
