import { type FootballCourse, footballCurve } from './football-curve.rules'

const KICKOFF = 1_795_400_000
const before = {
  goals: [1.6, 1.1] as const,
  outcome: {
    home: [0.4, 0.5, 0.6],
    draw: [0.2, 0.26, 0.3],
    away: [0.18, 0.24, 0.3],
  } as const,
}

const course = (given: Partial<FootballCourse>): FootballCourse => ({
  kickoffAt: KICKOFF,
  halfKickoffAt: KICKOFF,
  sourceAt: KICKOFF + 30 * 60,
  minute: 30,
  isOver: false,
  score: [0, 0],
  moments: [],
  ...given,
})

const goal = (minute: number, side: 'home' | 'away') => ({
  isGoal: true,
  side,
  minute,
  score: null,
  knownAt: KICKOFF + minute * 60 + 20,
})

test('the curve begins at the locked prediction', () => {
  const { points } = footballCurve(before, course({ minute: 1 }))
  expect(points[0]).toMatchObject({ at: 0, score: [0, 0], cause: null, knownAt: KICKOFF })
  const [home = 0, draw = 0, away = 0] = points[0]?.chances ?? []
  expect(home).toBeCloseTo(0.5, 3)
  expect(draw).toBeCloseTo(0.26, 3)
  expect(away).toBeCloseTo(0.24, 3)
})

test('a goal and a red card move the chances at their minute, and time moves them slowly', () => {
  const { points } = footballCurve(
    before,
    course({
      minute: 60,
      halfKickoffAt: KICKOFF + 62 * 60,
      score: [1, 0],
      moments: [goal(20, 'home'), { ...goal(50, 'home'), isGoal: false }],
    }),
  )
  const homeAt = (cause: string) => {
    const place = points.findIndex((point) => point.cause === cause)
    return [points[place - 1]?.chances[0] ?? 0, points[place]?.chances[0] ?? 0] as const
  }
  const [level, leading] = homeAt('goal')
  expect(leading).toBeGreaterThan(level + 0.15)
  const [eleven, ten] = homeAt('red')
  expect(ten).toBeLessThan(eleven)
  expect(points.map(({ at }) => at)).toEqual([...points.map(({ at }) => at)].sort((a, b) => a - b))
  expect(
    points.every(({ chances }) => Math.abs(chances[0] + chances[1] + chances[2] - 1) < 0.001),
  ).toBe(true)
})

test('a point is known when its minute was played, in the second half by its own kick-off', () => {
  const { points } = footballCurve(
    before,
    course({ minute: 60, halfKickoffAt: KICKOFF + 62 * 60, sourceAt: KICKOFF + 80 * 60 }),
  )
  const knownAt = (minute: number) => points.find(({ at }) => at === minute)?.knownAt
  expect(knownAt(30)).toBe(KICKOFF + 30 * 60)
  expect(knownAt(57)).toBe(KICKOFF + (62 + 12) * 60)
})

test('a score that came before its goal shows at once', () => {
  const { points } = footballCurve(before, course({ score: [0, 1] }))
  expect(points.at(-1)).toMatchObject({ at: 30, score: [0, 1], cause: 'score' })
})

test('at the end the chances are what happened', () => {
  const { points, over } = footballCurve(
    before,
    course({
      minute: 90,
      isOver: true,
      score: [1, 1],
      moments: [goal(3, 'home'), goal(90, 'away')],
    }),
  )
  expect([over, points.at(-1)?.chances]).toEqual([true, [0, 1, 0]])
})
