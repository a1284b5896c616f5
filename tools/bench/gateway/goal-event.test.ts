import { TOPIC } from '@saidian/shared/contracts/sockets'
import { goalOf, scorerOf } from './goal-event'

const frame = (topic: string, player: string | null) =>
  Buffer.from(
    JSON.stringify({ op: 'event', topic, seq: 4, data: { incidents: [{ matchId: 7, player }] } }),
  )

test('an event of the board names its goal', () => {
  for (const goal of [0, 7, 39, 1_234])
    expect(goalOf(frame(TOPIC.footballBoard, scorerOf(goal)))).toBe(goal)
})

test('other events of the board and those of match pages are no goal of the board', () => {
  expect(goalOf(frame(TOPIC.footballBoard, null))).toBeNull()
  expect(goalOf(frame(TOPIC.footballMatch(7), scorerOf(3)))).toBeNull()
})
