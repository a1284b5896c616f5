import fc from 'fast-check'
import type { FeedMatchState } from '../../../feeds/feed'
import { arrival } from '../../../sports/fixtures/arrival'
import {
  receive as receiveUpdate,
  retryDeferred as retry,
} from '../../../sports/ingest/match/match-progress.rules'
import type {
  Progress as SportProgress,
  MatchUpdate as SportUpdate,
} from '../../../sports/match-state'
import { matchState } from '../fixtures/messages'
import { anyState, matchStory } from '../fixtures/stories'
import { COUNTERS } from './counters.rules'
import { footballStates } from './state.rules'
import { footballCourse } from './status.rules'

type MatchUpdate = SportUpdate<FeedMatchState>
type Progress = SportProgress<FeedMatchState>

/** Progress of a fixture without any message. */
function freshProgress(at: number): Progress {
  const state = footballStates.notStarted()
  return { revision: 0, at, kickoffAt: at, reached: 1, state, deferred: null }
}

const receive = (known: Progress, update: MatchUpdate) =>
  receiveUpdate(footballStates, known, update)
const retryDeferred = (known: Progress) => retry(footballStates, known)

const updateOf = (
  revision: number,
  state: Parameters<typeof matchState>[0],
  correction = false,
): MatchUpdate => {
  return { revision, at: revision, state: matchState(state), correction }
}

function receiveAll(messages: Omit<MatchUpdate, 'correction'>[]): Progress {
  return messages.reduce<Progress>((known, message) => {
    const correction = 'correction' in message && message.correction === true
    return receive(known, { ...message, correction }).next
  }, freshProgress(0))
}

test('a newer message is accepted; a repeated and an older one are late', () => {
  const first = receive(freshProgress(0), updateOf(2, { score: [1, 0] }))
  expect(first.outcome).toBe('accepted')
  expect(receive(first.next, updateOf(2, { score: [1, 0] })).outcome).toBe('late')
  expect(receive(first.next, updateOf(1, { score: [0, 0] })).outcome).toBe('late')
  expect(receive(first.next, updateOf(1, { score: [5, 5] })).next).toBe(first.next)
})

test.each(COUNTERS)('%s never goes down or becomes unknown without a correction', (name) => {
  const known = receiveAll([updateOf(1, { [name]: [2, 1] })])
  for (const worse of [[1, 1], [2, 0], null] as const) {
    expect(receive(known, updateOf(2, { [name]: worse })).outcome).toBe('backwards')
    expect(receive(known, updateOf(2, { [name]: worse }, true)).next.state[name]).toEqual(worse)
  }
})

test('a correction withdraws a goal after the end', () => {
  const ended = receiveAll([
    updateOf(1, { status: 4, score: [2, 1] }),
    updateOf(2, { status: 8, score: [2, 1] }),
  ])
  expect(receive(ended, updateOf(3, { status: 8, score: [1, 1] })).next.state.score).toEqual([2, 1])
  expect(receive(ended, updateOf(3, { status: 8, score: [1, 1] }, true)).next.state.score).toEqual([
    1, 1,
  ])
})

test('a message that arrived before its correction is applied after the correction', () => {
  const known = receiveAll([
    updateOf(1, { score: [1, 0] }),
    updateOf(3, { status: 3, score: [0, 0] }),
  ])
  expect(known).toMatchObject({ revision: 1, deferred: { revision: 3 } })
  const { next } = receive(known, updateOf(2, { score: [0, 0] }, true))
  expect(next).toMatchObject({ revision: 3, state: { status: 3, score: [0, 0] }, deferred: null })
})

describe('a match abandoned in its 60th minute and rescheduled for the next day', () => {
  const DAY = 86_400
  const abandonedAt = 70 * 60
  const played = [
    updateOf(1, { status: 4, score: [1, 1] }),
    { ...updateOf(2, { status: 11, score: [1, 1] }), at: abandonedAt },
  ]
  const abandoned = played.reduce((known, update) => receive(known, update).next, freshProgress(0))
  const rescheduled = { ...abandoned, kickoffAt: DAY }
  const goesOn = (at: number, state: Parameters<typeof updateOf>[1] = {}) => {
    return { ...updateOf(9, { status: 4, score: [1, 1], ...state }), at }
  }

  it('resumes then with its score, and may end, be interrupted or be abandoned again', () => {
    const resumed = receive(rescheduled, goesOn(DAY))
    expect(resumed.outcome).toBe('accepted')
    expect(resumed.next).toMatchObject({ at: DAY, reached: 4, state: { status: 4, score: [1, 1] } })
    expect(
      receive(resumed.next, { ...updateOf(10, { status: 11, score: [2, 1] }), at: DAY + 1 })
        .outcome,
    ).toBe('accepted')
    for (const status of [8, 10])
      expect(receive(rescheduled, goesOn(DAY, { status })).outcome).toBe('accepted')
  })

  it('does not resume before the new date, nor without one', () => {
    for (const status of [4, 8, 10]) {
      expect(receive(rescheduled, goesOn(abandonedAt + 60, { status })).outcome).toBe('backwards')
      expect(receive(abandoned, goesOn(DAY, { status })).outcome).toBe('backwards')
    }
  })

  it('accepts no earlier phase, no lower score and no old message', () => {
    expect(receive(rescheduled, goesOn(DAY, { status: 2 })).outcome).toBe('backwards')
    expect(receive(rescheduled, goesOn(DAY, { status: 1 })).outcome).toBe('backwards')
    expect(receive(rescheduled, goesOn(DAY, { score: [1, 0] })).outcome).toBe('backwards')
    expect(receive(rescheduled, { ...goesOn(DAY), revision: 1 }).outcome).toBe('late')
  })

  it('resumes also when it is reported abandoned until after the new kick-off', () => {
    const again = receive(rescheduled, {
      ...updateOf(3, { status: 11, score: [1, 1] }),
      at: DAY + 60,
    }).next
    expect(again).toMatchObject({ revision: 3, at: abandonedAt })
    expect(receive(again, goesOn(DAY + 300)).outcome).toBe('accepted')
  })

  it('resumes when the new date arrives after the first message of the new play', () => {
    const early = receive(abandoned, goesOn(DAY)).next
    expect(early.deferred).not.toBeNull()
    expect(retryDeferred(early)).toBe(early)
    const inOrder = receive(rescheduled, goesOn(DAY)).next
    expect(retryDeferred({ ...early, kickoffAt: DAY })).toEqual(inOrder)
    const next = { ...updateOf(10, { status: 4, score: [2, 1] }), at: DAY + 60 }
    expect(receive({ ...early, kickoffAt: DAY }, next).next).toMatchObject({
      revision: 10,
      deferred: null,
    })
  })

  it('does not resume when it is cancelled or finished', () => {
    for (const status of [8, 12]) {
      const over = receive(freshProgress(0), updateOf(1, { status })).next
      expect(receive({ ...over, kickoffAt: DAY }, goesOn(DAY)).outcome).toBe('backwards')
    }
  })
})

test('an unknown status is stored as its number and does not end the match', () => {
  const known = receiveAll([
    updateOf(1, { status: 4, score: [1, 0] }),
    updateOf(2, { status: 42, score: [1, 0] }),
  ])
  expect(known.state.status).toBe(42)
  expect(receive(known, updateOf(3, { status: 2, score: [1, 0] })).outcome).toBe('backwards')
  expect(receive(known, updateOf(3, { status: 8, score: [1, 0] })).outcome).toBe('accepted')
})

test('any order and repetition of the messages ends in the same state', () => {
  const stories = matchStory('m').chain((story) => fc.tuple(fc.constant(story), arrival(story)))
  fc.assert(
    fc.property(stories, ([story, arrived]) => {
      const inOrder = receiveAll(story.map((message) => ({ correction: false, ...message })))
      expect(inOrder.revision).toBe(story.length)
      const stormed = receiveAll(arrived.map((message) => ({ correction: false, ...message })))
      expect({ ...stormed, reached: 0 }).toEqual({ ...inOrder, reached: 0 })
    }),
    { numRuns: 1_000 },
  )
})

test('without a correction nothing moves backwards', () => {
  const anything = fc.array(
    fc.record({ revision: fc.integer({ min: 1, max: 20 }), at: fc.nat(), state: anyState }),
  )
  fc.assert(
    fc.property(anything, (messages) => {
      let known = freshProgress(0)
      for (const message of messages) {
        const { next } = receive(known, { ...message, correction: false })
        expect(next.revision).toBeGreaterThanOrEqual(known.revision)
        expect(footballCourse.phaseOf(next.state.status) ?? 8).toBeGreaterThanOrEqual(
          footballCourse.phaseOf(known.state.status) ?? 0,
        )
        for (const name of COUNTERS) {
          const [home, away] = known.state[name] ?? [0, 0]
          const after = next.state[name] ?? [0, 0]
          expect(after[0] >= home && after[1] >= away).toBe(true)
        }
        known = next
      }
    }),
    { numRuns: 500 },
  )
})
