import type { MatchHeader, MatchLineup } from '@saidian/shared/contracts/football'
import type { FeedMessage } from '../../../feeds/feed'
import { matchMessage, SATURDAY_EVENING } from '../../../testing'
import { type MatchWorld, openMatchWorld, soon } from './testing/match-world'
import { goal, line, player, textMessage } from './testing/messages'

let world: MatchWorld
beforeEach(async () => {
  world = await openMatchWorld()
})
afterEach(() => world.close())

test('a header has the match, its clock and its position', async () => {
  await world.deliver(matchMessage('a', 1, { score: [0, 0] }))
  const header = await world.header()
  expect(header).toMatchObject({
    state: 2,
    openTime: SATURDAY_EVENING,
    timIng: 2,
    season: '2026-27',
    home: { nameZh: '甲队' },
    away: { nameZh: '乙队' },
    coverage: { text: 0, lineup: 0, odds: 0 },
    correctedAt: null,
    seq: 0,
  })
  expect(await world.follow()).toMatchObject({ epoch: header.epoch })
})

test.each(['navigation', 'textLive', 'lineup', 'intelligence'])(
  '%s of an unknown match is an error with its reason',
  async (part) => {
    expect(await world.get(`/live/fb/match/live/${part}/999999`)).toMatchObject({
      code: 404,
      reason: 'football.no_such_match',
    })
  },
)

test('a process with only the role api answers with the position of the publisher', async () => {
  await world.deliver(matchMessage('a', 1))
  const beside = await world.openProcess(['api'])
  const { data } = await beside.get<MatchHeader>(`/live/fb/match/live/navigation/${world.id}`)
  expect(await world.follow()).toMatchObject({ epoch: data.epoch, seq: data.seq })
})

test('while no process publishes the topic, pages are answered with the epoch `none`', async () => {
  await world.deliver(matchMessage('a', 1), textMessage(1, [line('x', 1, '开球')]))
  world.stopPublishing()
  expect(await world.text()).toMatchObject({ epoch: 'none', seq: 0, textLive: [{ key: 'x' }] })
  expect(await world.header()).toMatchObject({ epoch: 'none', seq: 0, state: 2 })
})

test('text is returned newest first, page by page, with its displayed minute', async () => {
  const lines = Array.from({ length: 5 }, (_, place) => line(`t${place}`, place, `第${place}句`))
  await world.deliver(textMessage(1, lines))
  expect(await world.text('?limit=3')).toMatchObject({
    hasMore: true,
    textLive: [{ order: 4, time: "45+2'", main: 1 }, { order: 3 }, { order: 2 }],
  })
  expect(await world.text('?limit=3&before=2')).toMatchObject({
    hasMore: false,
    textLive: [{ order: 1 }, { order: 0 }],
  })
})

test('the three pies of the whole match have captions; all three or none', async () => {
  const entry = (type: number, half: 0 | 1, home: number) => ({ type, half, home, away: 40 })
  const two = [entry(21, 0, 5), entry(25, 0, 60), entry(70, 1, 9)]
  await world.deliver({ ...matchMessage('a', 1), statistics: two })
  expect((await world.text()).pies).toEqual([])
  await world.deliver({ ...matchMessage('a', 2), statistics: [entry(70, 0, 3)] })
  expect((await world.text()).pies).toEqual([
    { type: 70, text: '快攻', arr: [3, 40] },
    { type: 21, text: '射正', arr: [5, 40] },
    { type: 25, text: '控球率', arr: [60, 40] },
  ])
})

test('a line-up lists its known players in order, and the highest revision wins', async () => {
  const sheet = (formation: string, keys: string[]) => ({
    confirmed: true,
    formation,
    coach: '教练',
    players: keys.map((playerKey) => ({
      playerKey,
      state: 1 as const,
      shirtNumber: 9,
      position: 'F' as const,
      x: 50,
      y: 90,
      captain: false,
      rating: 7.25,
      note: null,
    })),
  })
  const lineup = (revision: number, formation: string): FeedMessage => ({
    kind: 'lineup',
    at: SATURDAY_EVENING,
    matchKey: 'a',
    revision,
    home: sheet(formation, ['p/2', 'p/1', 'p/ghost']),
    away: null,
  })
  await world.deliver(
    {
      kind: 'players',
      at: SATURDAY_EVENING,
      players: [player('p/1', '林远'), player('p/2', '周牧')],
    },
    lineup(2, '4-3-3'),
    lineup(1, '4-4-2'),
    {
      kind: 'injuries',
      at: SATURDAY_EVENING,
      teamKey: 'l/1',
      injuries: [{ playerKey: 'p/1', type: 1, note: '拉伤', since: null }],
    },
  )
  const { data } = await world.get<MatchLineup>(`/live/fb/match/live/lineup/${world.id}`)
  expect(data.home).toMatchObject({
    formation: '4-3-3',
    players: [{ nameZh: '周牧', rating: 7.3 }, { nameZh: '林远' }],
  })
  expect(data.away).toBeNull()
  expect(data.injuries.away).toMatchObject([{ nameZh: '林远', type: 1, note: '拉伤' }])
  expect(await world.header()).toMatchObject({
    coverage: { lineup: 1 },
    match: { marks: ['lineup'] },
  })
})

test('injuries are listed before a match, not after it; an older message is ignored', async () => {
  const out = (at: number, playerKey: string): FeedMessage => ({
    kind: 'injuries',
    at: SATURDAY_EVENING + at,
    teamKey: 'l/0',
    injuries: [{ playerKey, type: 2, note: '累计黄牌停赛', since: null }],
  })
  await world.deliver({
    kind: 'players',
    at: SATURDAY_EVENING,
    players: [player('p/1', '林远'), player('p/2', '周牧')],
  })
  const named = async () => {
    const { data } = await world.get<MatchLineup>(`/live/fb/match/live/lineup/${world.id}`)
    return data.injuries.home.map(({ nameZh }) => nameZh)
  }
  await world.deliver(out(20, 'p/1'), out(10, 'p/2'))
  expect(await named()).toEqual(['林远'])
  await world.deliver(out(15, 'p/2'))
  expect(await named()).toEqual(['林远'])
  await world.deliver(out(30, 'p/2'))
  expect(await named()).toEqual(['周牧'])
  await world.deliver(matchMessage('a', 1, { status: 8, score: [1, 0] }))
  expect(await named()).toEqual([])
})

test('injuries of both sides are published, and none once the match is over', async () => {
  const out = (at: number, teamKey: string, note: string): FeedMessage => ({
    kind: 'injuries',
    at: SATURDAY_EVENING + at,
    teamKey,
    injuries: [{ playerKey: 'p/1', type: 1, note, since: null }],
  })
  const read = async () => {
    const { data } = await world.get<MatchLineup>(`/live/fb/match/live/lineup/${world.id}`)
    return data.injuries
  }
  await world.deliver(
    { kind: 'players', at: SATURDAY_EVENING, players: [player('p/1', '林远')] },
    out(1, 'l/0', '脚踝扭伤'),
  )
  await world.follow()
  await world.deliver(out(2, 'l/1', '发烧'), out(3, 'l/7', '与本场无关'))
  world.pass(5_000)
  await soon(() => world.published().injuries !== undefined)
  expect(world.published().injuries).toMatchObject({
    home: [{ note: '脚踝扭伤' }],
    away: [{ note: '发烧' }],
  })
  expect(world.published().injuries).toEqual(await read())
  await world.deliver(matchMessage('a', 1, { status: 8, score: [1, 0] }))
  await soon(() => world.published().injuries?.home.length === 0)
  expect(world.published().injuries).toEqual(await read())
})

test('an incident has the players of the squad and the codes of its reason', async () => {
  await world.deliver({
    kind: 'players',
    at: SATURDAY_EVENING,
    players: [player('p/1', '林远'), player('p/2', '周牧')],
  })
  const off = { key: 's', type: 9, player: 'Lin', otherPlayer: 'Zhou', score: null }
  const codes = { reason: 4, varReason: 1, varResult: 2 }
  const keys = { playerKey: 'p/1', otherPlayerKey: 'p/2' }
  await world.deliver({ ...matchMessage('a', 1), incidents: [goal({ ...off, ...codes, ...keys })] })
  const [incident] = (await world.text()).incidents
  expect(incident).toMatchObject({ player: '林远', otherPlayer: '周牧', ...codes })
  expect(incident?.playerId).toEqual(expect.any(Number))
})

test('a missing fact stays unchanged; a pressure message replaces the earlier ones', async () => {
  const facts = (revision: number, said: object): FeedMessage => ({
    kind: 'facts',
    at: SATURDAY_EVENING,
    matchKey: 'a',
    revision,
    facts: said,
  })
  await world.deliver(
    facts(1, { weather: 5, venue: '工人体育场' }),
    facts(2, { temperature: '18°C' }),
  )
  await world.deliver({
    kind: 'trend',
    at: SATURDAY_EVENING,
    matchKey: 'a',
    revision: 1,
    halves: [[3, -4]],
  })
  await world.deliver(facts(1, { weather: 4 }))
  expect(await world.text()).toMatchObject({
    environment: { weather: 5, temperature: '18°C', wind: null },
    trend: [[3, -4]],
  })
  expect((await world.header()).venue).toBe('工人体育场')
})
