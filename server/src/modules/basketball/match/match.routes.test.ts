import type { BasketballHeader } from '@saidian/shared/contracts/basketball'
import type { MatchOrigins } from '@saidian/shared/contracts/matches'
import { SATURDAY_EVENING } from '../../../testing'
import { type MatchWorld, openMatchWorld } from './testing/match-world'
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

test('a header has the game, its facts and its position', async () => {
  await world.deliver(gameMessage('a', 1, points(4, [30, 4], [28, 6])), {
    kind: 'facts',
    at: SATURDAY_EVENING,
    matchKey: 'a',
    revision: 2,
    facts: { venue: '五棵松', referee: '张伟', weather: 5 },
  })
  const header = await world.header()
  expect(header).toMatchObject({
    match: { s: 4, score: [34, 34], homePoints: [30, 4], periodSeconds: 720 },
    home: { nameZh: '甲队' },
    season: '2026-27',
    venue: '五棵松',
    referee: '张伟',
    coverage: { text: 0, odds: 0, box: 0, shots: 0 },
    correctedAt: null,
    seq: 0,
  })
  expect(await world.follow()).toMatchObject({ epoch: header.epoch })
})

test.each(['detail', 'textLive', 'player', 'shot', 'origins'])(
  '%s of an unknown game is an error with its reason',
  async (part) => {
    expect(await world.get(`/live/basket/match/${part}/999999`)).toMatchObject({
      code: 404,
      reason: 'basketball.no_such_match',
    })
  },
)

test('a box score has both sides, starters before the bench', async () => {
  const played = { points: 11, fieldGoals: [4, 9], threes: [1, 3], freeThrows: [2, 2] } as const
  const home = [line(0, 6), line(0, 2), line(0, 1, { ...played, plusMinus: -4 } as object)]
  await world.deliver(boxMessage(1, home, [line(1, 3, { absent: '脚踝扭伤', starter: false })]))
  const box = await world.box()
  expect(box.home.map(({ nameZh }) => nameZh)).toEqual(['主2号', '主1号', '主6号'])
  expect(box.home[1]).toMatchObject({ ...played, position: 'PG', shirtNumber: 1, plusMinus: -4 })
  expect(box.away).toMatchObject([{ shortZh: '客3号', absent: '脚踝扭伤' }])
  expect(box.home[0]).not.toHaveProperty('side')
})

test('players that join a box score later stand below the known ones', async () => {
  await world.deliver(boxMessage(1, [line(0, 2), line(0, 4)], []))
  await world.deliver(boxMessage(2, [line(0, 1), line(0, 4, { points: 2 })], []))
  const { home } = await world.box()
  expect(home.map(({ shirtNumber }) => shirtNumber)).toEqual([2, 4, 1])
})

test('the shot chart has places, players and no withdrawn shot', async () => {
  const unknown = shot('s2', { playerKey: null, clock: 650, points: 3, made: false })
  await world.deliver(shotsMessage(1, [unknown, shot('s1'), shot('s3')], []))
  await world.deliver(shotsMessage(2, [], ['s3']))
  expect((await world.shots()).shots).toEqual([
    expect.objectContaining({ key: 's1', player: '主1号', x: 1.25, y: 2.5, made: true }),
    expect.objectContaining({ key: 's2', player: null, points: 3, made: false }),
  ])
})

test('text has the time of a clock that counts down, and the flow of the score', async () => {
  await world.deliver(
    textMessage(1, [
      textLine('before', 0, { period: null, clock: null }),
      textLine('fourth', 1),
      textLine('end', 2, { clock: null }),
      textLine('second overtime', 3, { period: 6, clock: 9 }),
    ]),
    flowMessage(1, [
      [20, 2, 0],
      [31, 2, 3],
    ]),
  )
  const { textLive, flow } = await world.text()
  expect(textLive.map(({ time }) => time)).toEqual(['加时2 00:09', '第四节', '第四节 02:31', ''])
  expect(textLive[0]).not.toHaveProperty('clock')
  expect(flow).toEqual([
    [20, 2, 0],
    [31, 2, 3],
  ])
  expect(await world.text('?limit=1&before=2')).toMatchObject({
    hasMore: true,
    textLive: [{ order: 1 }],
  })
})

test('the first text, box score and shots are marked in the list row', async () => {
  await world.deliver(gameMessage('a', 1))
  const { version } = (await world.header()).match
  await world.deliver(
    boxMessage(1),
    shotsMessage(1, [shot('s')]),
    textMessage(1, [textLine('x', 1)]),
  )
  const header = await world.header()
  expect(header.coverage).toMatchObject({ text: 1, box: 1, shots: 1 })
  expect(header.match.marks).toEqual(['text', 'box', 'shots'])
  expect(header.match.version).toBe(version + 3)
})

test('the origins name source and age of the box score and the shots', async () => {
  await world.deliver(gameMessage('a', 1), boxMessage(1), shotsMessage(1, [shot('s')]))
  const { data } = await world.get<MatchOrigins>(`/live/basket/match/origins/${world.id}`)
  expect(data.parts.map(({ part, source }) => `${part} ${source}`)).toEqual([
    'fixture demo',
    'result demo',
    'box demo',
    'shots demo',
  ])
  const [fixture, ...others] = data.parts.map(({ changedAt }) => changedAt)
  expect(fixture).toBe(SATURDAY_EVENING - 9 * 86_400)
  for (const changedAt of others) expect(changedAt).toBeGreaterThanOrEqual(SATURDAY_EVENING)
})

test('a process with only the role api answers with the position of the publisher', async () => {
  await world.deliver(gameMessage('a', 1))
  const beside = await world.openProcess(['api'])
  const { data } = await beside.get<BasketballHeader>(`/live/basket/match/detail/${world.id}`)
  expect(await world.follow()).toMatchObject({ epoch: data.epoch, seq: data.seq })
})

test('while no process publishes the topic, pages are answered with the epoch `none`', async () => {
  await world.deliver(gameMessage('a', 1), boxMessage(1))
  world.stopPublishing()
  expect(await world.header()).toMatchObject({ epoch: 'none', seq: 0, match: { s: 2 } })
  expect((await world.box()).home).toHaveLength(6)
})
