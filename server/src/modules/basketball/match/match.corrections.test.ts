import { BASKETBALL_INCIDENT } from '@saidian/shared/contracts/basketball'
import type { FeedIncident } from '../../../feeds/feed'
import { SATURDAY_EVENING } from '../../../testing'
import { type MatchWorld, openMatchWorld, soon } from './testing/match-world'
import {
  type BasketballMessage,
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

const leadChange: FeedIncident = {
  key: 'lead',
  type: BASKETBALL_INCIDENT.leadChange,
  side: 'home',
  minute: 47,
  addedMinute: null,
  player: '主1号',
  otherPlayer: null,
  score: [101, 100],
}

test('a quarter corrected after the next began changes it and marks the game', async () => {
  await world.deliver(gameMessage('a', 1, points(4, [30, 8], [28, 9])))
  await world.follow()
  await world.deliver({ ...gameMessage('a', 2, points(4, [29, 8], [28, 9])), correction: true })
  await soon(() => world.published().correctedAt === SATURDAY_EVENING + 2)
  expect(await world.header()).toMatchObject({
    match: { s: 4, score: [37, 37], homePoints: [29, 8], awayPoints: [28, 9] },
    correctedAt: SATURDAY_EVENING + 2,
  })
  // The message from before the correction comes late and changes nothing.
  await world.deliver(gameMessage('a', 1, points(4, [30, 8], [28, 9])))
  expect((await world.header()).match.homePoints).toEqual([29, 8])
})

test('a finished game goes back to overtime only by a correction', async () => {
  const four = [25, 25, 25, 25]
  await world.deliver(gameMessage('a', 1, points(10, [...four, 10], [...four, 12])))
  await world.follow()
  const level = { ...points(9, [...four, 12], [...four, 12]), clock: 4, clockAt: null }
  await world.deliver(gameMessage('a', 2, level))
  expect((await world.header()).match.s).toBe(10)
  await world.deliver({ ...gameMessage('a', 3, level), correction: true })
  await soon(() => world.published().match?.s === 9)
  const played = points(10, [...four, 12, 8], [...four, 12, 5])
  await world.deliver(gameMessage('a', 4, played))
  await soon(() => world.published().match?.s === 10)
  expect(await world.header()).toMatchObject({
    match: { s: 10, score: [120, 117], homePoints: [...four, 12, 8] },
    correctedAt: SATURDAY_EVENING + 3,
  })
})

test('a box line of a lower revision is ignored, also within one delivery', async () => {
  await world.deliver(
    boxMessage(5, [line(0, 1, { points: 9 })], []),
    boxMessage(3, [line(0, 1, { points: 7 }), line(0, 2, { points: 3 })], []),
  )
  await world.deliver(boxMessage(4, [line(0, 1, { points: 8 })], []))
  const { home } = await world.box()
  expect(home.map(({ shirtNumber, points: scored }) => [shirtNumber, scored])).toEqual([
    [1, 9],
    [2, 3],
  ])
})

test('points taken back from a player are published', async () => {
  await world.deliver(boxMessage(1, [line(0, 1, { points: 9 })], []))
  await world.follow()
  await world.deliver(boxMessage(2, [line(0, 1, { points: 7 })], []))
  await soon(() => world.published().box?.home[0]?.points === 7)
})

test('a shot that arrives after its withdrawal stays away until it is said again', async () => {
  await world.deliver(shotsMessage(2, [], ['s']))
  await world.deliver(shotsMessage(1, [shot('s')]))
  expect((await world.shots()).shots).toEqual([])
  expect((await world.header()).coverage).toMatchObject({ shots: 0 })
  await world.deliver(shotsMessage(3, [shot('s', { made: false })]))
  expect((await world.shots()).shots).toMatchObject([{ key: 's', made: false }])
})

test('a late flow does not replace a newer one', async () => {
  await world.deliver(flowMessage(2, [[20, 2, 0]]), flowMessage(1, [[20, 3, 0]]))
  expect((await world.text()).flow).toEqual([[20, 2, 0]])
})

test('a withdrawn lead change is removed from open pages', async () => {
  const quarter = points(8, [25, 25, 25, 26], [25, 25, 25, 25])
  await world.deliver({ ...gameMessage('a', 1, quarter), incidents: [leadChange] })
  await world.follow()
  expect((await world.text()).incidents).toMatchObject([
    { key: 'lead', side: 'home', minute: 47, reason: null, corrected: false },
  ])
  await world.deliver({
    ...gameMessage('a', 2, points(8, [25, 25, 25, 24], [25, 25, 25, 25])),
    correction: true,
    withdrawn: ['lead'],
  })
  await soon(() => world.events.some(({ incidents }) => incidents?.gone.includes('lead') === true))
  expect((await world.text()).incidents).toEqual([])
})

const STORY: BasketballMessage[] = [
  {
    ...gameMessage('a', 1, points(8, [25, 25, 25, 26], [25, 25, 25, 25])),
    incidents: [leadChange],
  },
  boxMessage(1),
  boxMessage(2, [line(0, 1, { points: 26 })], [line(1, 1, { points: 25 })]),
  shotsMessage(1, [shot('s1'), shot('s2')]),
  shotsMessage(2, [shot('s3')], ['s2']),
  flowMessage(1, [[20, 2, 0]]),
  flowMessage(2, [
    [20, 2, 0],
    [31, 2, 3],
  ]),
  textMessage(1, [textLine('x', 1), textLine('y', 2)]),
  textMessage(2, [textLine('z', 3)], ['y']),
]

async function pages() {
  const timeless = <Part extends { serverAt: number }>(part: Part) => ({ ...part, serverAt: 0 })
  const header = await world.header()
  return [
    { ...timeless(header), feed: null, match: { ...header.match, version: 0 } },
    timeless(await world.box()),
    timeless(await world.shots()),
    timeless(await world.text()),
  ]
}

test('doubled and reversed messages lead to the same pages', async () => {
  await world.deliver(...STORY)
  const inOrder = await pages()
  await world.deliver(...STORY, ...STORY.toReversed())
  expect(await pages()).toEqual(inOrder)
  const { box, shots } = { box: await world.box(), shots: await world.shots() }
  expect(box.home).toHaveLength(6)
  expect(shots.shots.map(({ key }) => key)).toEqual(['s1', 's3'])
})

test('messages that arrive in reverse order lead to the same pages', async () => {
  for (const message of STORY.toReversed()) await world.deliver(message)
  const reversed = await pages()
  await world.close()
  world = await openMatchWorld()
  for (const message of STORY) await world.deliver(message)
  const withoutIds = (parts: unknown) =>
    JSON.parse(JSON.stringify(parts, (name, value) => (name === 'epoch' ? undefined : value)))
  expect(withoutIds(await pages())).toEqual(withoutIds(reversed))
})

test('after a kill between messages the pages are whole and nothing is counted twice', async () => {
  await world.deliver(...STORY.slice(0, 4))
  // The publisher stops without a word; another process takes the lead.
  world.stopPublishing()
  const next = await world.openProcess(['api', 'feed'])
  await world.deliver(...STORY)
  const { data } = await next.get<{ home: { points: number }[] }>(
    `/live/basket/match/player/${world.id}`,
  )
  expect(data.home.map(({ points: scored }) => scored)).toEqual([26, 0, 0, 0, 0, 0])
  const chart = await next.get<{ shots: { key: string }[] }>(`/live/basket/match/shot/${world.id}`)
  expect(chart.data.shots.map(({ key }) => key)).toEqual(['s1', 's3'])
  expect((await world.text()).textLive.map(({ key }) => key)).toEqual(['z', 'x'])
})
