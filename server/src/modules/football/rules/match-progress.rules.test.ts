import fc from 'fast-check'
import { matchState } from '../fixtures/messages'
import { anyState, arrival, matchStory } from '../fixtures/stories'
import { COUNTERS } from './counters.rules'
import { freshProgress, type Progress, receive, type Said } from './match-progress.rules'
import { phaseOf } from './status.rules'

const say = (revision: number, state: Parameters<typeof matchState>[0], correction = false): Said => {
  return { revision, at: revision, state: matchState(state), correction }
}

function hear(messages: Omit<Said, 'correction'>[]): Progress {
  return messages.reduce<Progress>((known, message) => {
    const correction = 'correction' in message && message.correction === true
    return receive(known, { ...message, correction }).next
  }, freshProgress(0))
}

test('a newer message is accepted, the same one and an older one are late', () => {
  const first = receive(freshProgress(0), say(2, { score: [1, 0] }))
  expect(first.verdict).toBe('accepted')
  expect(receive(first.next, say(2, { score: [1, 0] })).verdict).toBe('late')
  expect(receive(first.next, say(1, { score: [0, 0] })).verdict).toBe('late')
  expect(receive(first.next, say(1, { score: [5, 5] })).next).toBe(first.next)
})

test.each(COUNTERS)('%s never goes down or becomes unknown without a correction', (name) => {
  const known = hear([say(1, { [name]: [2, 1] })])
  for (const worse of [[1, 1], [2, 0], null] as const) {
    expect(receive(known, say(2, { [name]: worse })).verdict).toBe('backwards')
    expect(receive(known, say(2, { [name]: worse }, true)).next.state[name]).toEqual(worse)
  }
})

test('a goal is taken back after the end by a correction', () => {
  const ended = hear([say(1, { status: 4, score: [2, 1] }), say(2, { status: 8, score: [2, 1] })])
  expect(receive(ended, say(3, { status: 8, score: [1, 1] })).next.state.score).toEqual([2, 1])
  expect(receive(ended, say(3, { status: 8, score: [1, 1] }, true)).next.state.score).toEqual([1, 1])
})

test('a message that overtook its correction counts once the correction is there', () => {
  const known = hear([say(1, { score: [1, 0] }), say(3, { status: 3, score: [0, 0] })])
  expect(known).toMatchObject({ revision: 1, parked: { revision: 3 } })
  const { next } = receive(known, say(2, { score: [0, 0] }, true))
  expect(next).toMatchObject({ revision: 3, state: { status: 3, score: [0, 0] }, parked: null })
})

test('an unknown status is kept as the number it is and does not end the match', () => {
  const known = hear([say(1, { status: 4, score: [1, 0] }), say(2, { status: 42, score: [1, 0] })])
  expect(known.state.status).toBe(42)
  expect(receive(known, say(3, { status: 2, score: [1, 0] })).verdict).toBe('backwards')
  expect(receive(known, say(3, { status: 8, score: [1, 0] })).verdict).toBe('accepted')
})

test('any order and any repetition of what a source says ends in the same state', () => {
  const stories = matchStory('m').chain((story) => fc.tuple(fc.constant(story), arrival(story)))
  fc.assert(
    fc.property(stories, ([story, arrived]) => {
      const inOrder = hear(story.map((message) => ({ correction: false, ...message })))
      expect(inOrder.revision).toBe(story.length)
      const stormed = hear(arrived.map((message) => ({ correction: false, ...message })))
      expect({ ...stormed, reached: 0 }).toEqual({ ...inOrder, reached: 0 })
    }),
    { numRuns: 1_000 },
  )
})

test('whatever is said without a correction, nothing moves backwards', () => {
  const anything = fc.array(
    fc.record({ revision: fc.integer({ min: 1, max: 20 }), at: fc.nat(), state: anyState }),
  )
  fc.assert(
    fc.property(anything, (messages) => {
      let known = freshProgress(0)
      for (const message of messages) {
        const { next } = receive(known, { ...message, correction: false })
        expect(next.revision).toBeGreaterThanOrEqual(known.revision)
        expect(phaseOf(next.state.status) ?? 8).toBeGreaterThanOrEqual(phaseOf(known.state.status) ?? 0)
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
