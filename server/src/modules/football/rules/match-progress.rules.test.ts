import fc from 'fast-check'
import { matchState } from '../fixtures/messages'
import { anyState, arrival, matchStory } from '../fixtures/stories'
import { COUNTERS } from './counters.rules'
import { freshProgress, type Progress, receive, type Said, tryParked } from './match-progress.rules'
import { phaseOf } from './status.rules'

const say = (
  revision: number,
  state: Parameters<typeof matchState>[0],
  correction = false,
): Said => {
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
  expect(receive(ended, say(3, { status: 8, score: [1, 1] }, true)).next.state.score).toEqual([
    1, 1,
  ])
})

test('a message that overtook its correction counts once the correction is there', () => {
  const known = hear([say(1, { score: [1, 0] }), say(3, { status: 3, score: [0, 0] })])
  expect(known).toMatchObject({ revision: 1, parked: { revision: 3 } })
  const { next } = receive(known, say(2, { score: [0, 0] }, true))
  expect(next).toMatchObject({ revision: 3, state: { status: 3, score: [0, 0] }, parked: null })
})

describe('a match abandoned in its 60th minute and fixed for the next day', () => {
  const DAY = 86_400
  const abandonedAt = 70 * 60
  const played = [
    say(1, { status: 4, score: [1, 1] }),
    { ...say(2, { status: 11, score: [1, 1] }), at: abandonedAt },
  ]
  const abandoned = played.reduce((known, said) => receive(known, said).next, freshProgress(0))
  const fixedAnew = { ...abandoned, kickoffAt: DAY }
  const goesOn = (at: number, state: Parameters<typeof say>[1] = {}) => {
    return { ...say(9, { status: 4, score: [1, 1], ...state }), at }
  }

  it('goes on then with its score, and may end, be interrupted or be abandoned again', () => {
    const resumed = receive(fixedAnew, goesOn(DAY))
    expect(resumed.verdict).toBe('accepted')
    expect(resumed.next).toMatchObject({ at: DAY, reached: 4, state: { status: 4, score: [1, 1] } })
    expect(
      receive(resumed.next, { ...say(10, { status: 11, score: [2, 1] }), at: DAY + 1 }).verdict,
    ).toBe('accepted')
    for (const status of [8, 10])
      expect(receive(fixedAnew, goesOn(DAY, { status })).verdict).toBe('accepted')
  })

  it('does not go on before, nor without a new day', () => {
    for (const status of [4, 8, 10]) {
      expect(receive(fixedAnew, goesOn(abandonedAt + 60, { status })).verdict).toBe('backwards')
      expect(receive(abandoned, goesOn(DAY, { status })).verdict).toBe('backwards')
    }
  })

  it('takes no earlier phase and no lower score, and no old word', () => {
    expect(receive(fixedAnew, goesOn(DAY, { status: 2 })).verdict).toBe('backwards')
    expect(receive(fixedAnew, goesOn(DAY, { status: 1 })).verdict).toBe('backwards')
    expect(receive(fixedAnew, goesOn(DAY, { score: [1, 0] })).verdict).toBe('backwards')
    expect(receive(fixedAnew, { ...goesOn(DAY), revision: 1 }).verdict).toBe('late')
  })

  it('still goes on when it is called abandoned until after the new kick-off', () => {
    const again = receive(fixedAnew, {
      ...say(3, { status: 11, score: [1, 1] }),
      at: DAY + 60,
    }).next
    expect(again).toMatchObject({ revision: 3, at: abandonedAt })
    expect(receive(again, goesOn(DAY + 300)).verdict).toBe('accepted')
  })

  it('goes on as soon as the new day is known when the first word of the new play came before', () => {
    const early = receive(abandoned, goesOn(DAY)).next
    expect(early.parked).not.toBeNull()
    expect(tryParked(early)).toBe(early)
    const inOrder = receive(fixedAnew, goesOn(DAY)).next
    expect(tryParked({ ...early, kickoffAt: DAY })).toEqual(inOrder)
    const next = { ...say(10, { status: 4, score: [2, 1] }), at: DAY + 60 }
    expect(receive({ ...early, kickoffAt: DAY }, next).next).toMatchObject({
      revision: 10,
      parked: null,
    })
  })

  it('a cancelled or finished match never goes on, whatever its fixture says', () => {
    for (const status of [8, 12]) {
      const over = receive(freshProgress(0), say(1, { status })).next
      expect(receive({ ...over, kickoffAt: DAY }, goesOn(DAY)).verdict).toBe('backwards')
    }
  })
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
        expect(phaseOf(next.state.status) ?? 8).toBeGreaterThanOrEqual(
          phaseOf(known.state.status) ?? 0,
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
