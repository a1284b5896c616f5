import { BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import fc from 'fast-check'
import type { FeedBasketballState } from '../../../feeds/feed'
import { arrival } from '../../../sports/fixtures/arrival'
import { receive as receiveUpdate } from '../../../sports/ingest/match/match-progress.rules'
import { faultOf } from '../../../sports/ingest/message-shape.rules'
import type { MatchUpdate, Progress } from '../../../sports/match-state'
import { gameStory } from '../fixtures/games'
import { gameState, said } from '../fixtures/messages'
import { basketballStates, COUNTERS } from './state.rules'
import { basketballCourse } from './status.rules'

const { mayMove, phaseOf } = basketballCourse
const { overtime, finished } = BASKETBALL_STATUS
const STATUSES = Object.values(BASKETBALL_STATUS)

type Update = MatchUpdate<FeedBasketballState>
type Known = Progress<FeedBasketballState>

const from = (status: number, reached = phaseOf(status) ?? 1) => ({ status, reached })

function progressOf(state: FeedBasketballState): Known {
  const reached = phaseOf(state.status) ?? 1
  return { revision: 1, at: 0, kickoffAt: 0, reached, state, deferred: null }
}

const receive = (known: Known, update: Update) => receiveUpdate(basketballStates, known, update)
const updateOf = (state: Partial<FeedBasketballState>, correction = false): Update => {
  return { revision: 2, at: 2, state: gameState(state), correction }
}

test('quarters, breaks and overtime follow each other, and may be skipped', () => {
  for (let status = 1; status <= finished; status += 1) {
    for (let next = 1; next <= finished; next += 1) {
      const isLegal = next >= status && (status !== finished || next === finished)
      expect([status, next, mayMove(from(status), next)]).toEqual([status, next, isLegal])
    }
  }
})

test('an overtime may follow an overtime', () => {
  const first = gameState({ status: overtime, homePoints: [25, 25, 25, 25, 10] })
  const second = updateOf({ status: overtime, homePoints: [25, 25, 25, 25, 10, 0] })
  expect(receive(progressOf(first), second).outcome).toBe('accepted')
  const backwards = receive(progressOf(second.state), updateOf({ ...first }))
  expect(backwards.outcome).toBe('backwards')
})

test('a finished game goes back to overtime only by a correction', () => {
  const over = progressOf(gameState({ status: finished }))
  expect(receive(over, updateOf({ status: overtime })).outcome).toBe('backwards')
  const { next } = receive(over, updateOf({ status: overtime }, true))
  expect(next).toMatchObject({ reached: phaseOf(overtime), state: { status: overtime } })
  const ended = { ...updateOf({ status: finished }), revision: 3 }
  expect(receive(next, ended).outcome).toBe('accepted')
})

test("a quarter's points are corrected after the next began", () => {
  const known = progressOf(gameState())
  const corrected = { score: [28, 27], homePoints: [23, 5] } as const
  const given = { score: [28, 27] as [number, number], homePoints: [...corrected.homePoints] }
  expect(receive(known, updateOf(given)).outcome).toBe('backwards')
  expect(receive(known, updateOf(given, true)).next.state).toMatchObject(corrected)
})

test.each(COUNTERS)('%s never falls, shrinks or becomes unknown without a correction', (name) => {
  const known = progressOf(gameState({ [name]: [12, 11] }))
  for (const worse of [[11, 11], [12, 10], [12], null])
    expect(receive(known, updateOf({ [name]: worse })).outcome).toBe('backwards')
})

test('team fouls and time-outs may fall: a new period begins', () => {
  const known = progressOf(gameState({ fouls: [5, 5], timeouts: [3, 3] }))
  expect(receive(known, updateOf({ fouls: [0, 0], timeouts: [2, 3] })).outcome).toBe('accepted')
})

test('a game in play is interrupted and resumes, but is no longer postponed', () => {
  const { interrupted, postponed, undecided, quarter2, quarter3, quarter1 } = BASKETBALL_STATUS
  expect(mayMove(from(quarter2), interrupted)).toBe(true)
  expect(mayMove(from(interrupted, quarter2), quarter3)).toBe(true)
  expect(mayMove(from(interrupted, quarter2), quarter1)).toBe(false)
  expect([postponed, undecided].map((status) => mayMove(from(quarter2), status))).toEqual([
    false,
    false,
  ])
  expect(mayMove(from(1), postponed)).toBe(true)
})

test('moves are transitive: a lost message in between makes no move illegal', () => {
  const status = fc.constantFrom(...STATUSES, 42)
  fc.assert(
    fc.property(status, status, status, fc.integer({ min: 1, max: 10 }), (one, two, three, far) => {
      const start = from(one, phaseOf(one) ?? far)
      const middle = from(two, phaseOf(two) ?? start.reached)
      fc.pre(mayMove(start, two) && mayMove(middle, three))
      expect(mayMove(start, three)).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('any order and repetition of the messages ends in the same state', () => {
  const stories = gameStory('m').chain((story) => fc.tuple(fc.constant(story), arrival(story)))
  const endOf = (messages: ReturnType<typeof said>[]) =>
    messages.reduce<Known>(
      (known, message) => receive(known, { correction: false, ...message }).next,
      { ...progressOf(basketballStates.notStarted()), revision: 0 },
    )
  fc.assert(
    fc.property(stories, ([story, arrived]) => {
      const inOrder = endOf(story)
      expect(inOrder.revision).toBe(story.length)
      expect({ ...endOf(arrived), reached: 0 }).toEqual({ ...inOrder, reached: 0 })
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['state.status', { status: -1 }],
  ['state.score', { score: [1] as unknown as [number, number] }],
  ['state.homePoints', { homePoints: [-3] }],
  ['state.awayPoints', { awayPoints: Array(31).fill(1) }],
  ['state.clock', { clock: 1.5 }],
  ['state.clockAt', { clockAt: Number.NaN }],
])('a wrong %s is named', (fault, state) => {
  expect(faultOf(basketballStates, said('m', 1, { state }))).toBe(fault)
})
