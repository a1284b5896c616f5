import { type MatchWorld, openMatchWorld, soon } from './testing/match-world'
import {
  boxMessage,
  flowMessage,
  gameMessage,
  line,
  points,
  shot,
  shotsMessage,
  textLine,
  textMessage,
} from './testing/messages'

let world: MatchWorld
beforeEach(async () => {
  world = await openMatchWorld()
})
afterEach(() => world.close())

test('an update of one player publishes one line', async () => {
  await world.deliver(gameMessage('a', 1), boxMessage(1))
  await world.follow()
  // The whole box score is sent again: only one line of it changed.
  const home = [1, 2, 3, 4, 5, 6].map((number) =>
    line(0, number, number === 3 ? { points: 2, fieldGoals: [1, 1] } : {}),
  )
  await world.deliver(boxMessage(2, home))
  await soon(() => world.published().box !== undefined)
  expect(world.published().box).toEqual({
    home: [expect.objectContaining({ shirtNumber: 3, points: 2 })],
    away: [],
  })
})

test('a longer flow publishes only its new end, a corrected one from the change on', async () => {
  await world.deliver(
    flowMessage(1, [
      [20, 2, 0],
      [31, 2, 3],
    ]),
  )
  await world.follow()
  await world.deliver(
    flowMessage(2, [
      [20, 2, 0],
      [31, 2, 3],
      [50, 4, 3],
    ]),
  )
  await soon(() => world.published().flow?.from === 2)
  expect(world.published().flow).toEqual({ from: 2, points: [[50, 4, 3]] })
  await world.deliver(flowMessage(3, [[20, 2, 0]]))
  await soon(() => world.published().flow?.from === 1)
  expect(world.published().flow).toEqual({ from: 1, points: [] })
})

test('a new shot is published, a withdrawn one removed', async () => {
  await world.deliver(shotsMessage(1, [shot('s1')]))
  await world.follow()
  await world.deliver(shotsMessage(2, [shot('s2', { made: false })], ['s1']))
  await soon(() => world.published().shots !== undefined)
  expect(world.published().shots).toMatchObject({ put: [{ key: 's2', made: false }], gone: ['s1'] })
})

test('points are published with only the changed fields', async () => {
  await world.deliver(gameMessage('a', 1))
  await world.follow()
  await world.deliver(gameMessage('a', 2, points(2, [2], [0])))
  await soon(() => world.published().match?.score !== undefined)
  expect(world.published().match).toMatchObject({ score: [2, 0], homePoints: [2] })
  expect(world.published().match).not.toHaveProperty('home')
})

test('the first box score changes the coverage of open pages', async () => {
  await world.deliver(gameMessage('a', 1))
  await world.follow()
  await world.deliver(boxMessage(2))
  await soon(() => world.published().coverage !== undefined)
  expect(world.published().coverage).toMatchObject({ box: 1, shots: 0 })
})

test('a text line is published with its displayed time', async () => {
  await world.follow()
  await world.deliver(textMessage(1, [textLine('x', 1)]))
  await soon(() => world.published().text !== undefined)
  expect(world.published().text).toMatchObject({ put: [{ key: 'x', time: '第四节 02:31' }] })
})
