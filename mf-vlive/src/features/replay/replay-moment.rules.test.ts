import { makeRoomMessage } from '@saidian/shared/testing'
import { saidBetween, scoreAt, windowOf } from './replay-moment.rules'

const START = 1_770_000_000_000
const score = (secondsIn: number, home: number) => {
  return { at: START + secondsIn * 1000, home, away: 0, state: `${home}球` }
}

it.each([
  [0, 0],
  [299_999, 0],
  [300_000, 300_000],
  [-5, 0],
])('the messages of moment %d begin at %d', (ms, from) => {
  expect(windowOf(ms)).toBe(from)
})

it('knows the score of a moment, also after a jump back', () => {
  const scores = [score(10, 0), score(60, 1)]
  expect(scoreAt(scores, START)).toBeNull()
  expect(scoreAt(scores, START + 59_000)?.home).toBe(0)
  expect(scoreAt(scores, START + 60_000)?.home).toBe(1)
  expect(scoreAt(scores, START + 30_000)?.home).toBe(0)
})

it('says each message once, at its time', () => {
  const messages = [1, 2, 3].map((id) => makeRoomMessage({ id, at: START / 1000 + id }))
  const ids = (after: number, until: number) =>
    saidBetween(messages, START + after, START + until).map(({ id }) => id)
  expect(ids(0, 1_250)).toEqual([1])
  expect(ids(1_250, 1_500)).toEqual([])
  expect(ids(1_500, 3_000)).toEqual([2, 3])
})
