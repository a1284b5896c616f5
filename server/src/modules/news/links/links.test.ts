import { makeMatch, type NewsWorld, NOW_S, newArticle, openNewsWorld, paragraph } from '../testing'
import { createNameFinder } from './name-finder'

let world: NewsWorld
beforeEach(async () => {
  world = await openNewsWorld()
})
afterEach(() => world.close())

const DAY = 86_400
const named = (name: string) => ({ kind: 'team', sport: 1, id: name.length, name, teamId: null })
const finderOf = (names: string[]) =>
  createNameFinder(names.map((name) => ({ ...named(name), kind: 'team' as const })))

test.each([
  ['皇家马德里胜', ['马德里', '皇家马德里'], ['皇家马德里']],
  ['国际米兰和米兰', ['米兰', '国际米兰'], ['国际米兰', '米兰']],
  ['WNBA 与 NBA', ['NBA'], ['NBA']],
  ['一人一球', ['人', '一'], []],
  ['没有', [], []],
])('in %s of %j are found %j', (text, names, expected) => {
  expect(finderOf(names)(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
})

test('the first mention of a team leads to its circle, and its mentions are stored', async () => {
  const { homeId, awayId } = await makeMatch(world.db, { home: '江城联', away: '海港城' })
  world.circles.team.set(homeId, 31)
  const blocks = [
    { kind: 'heading' as const, spans: [{ text: '江城联' }] },
    {
      kind: 'paragraph' as const,
      spans: [{ text: '主队江城联胜海港城。', isBold: true as const }],
    },
    paragraph('江城联再胜。'),
  ]
  const article = await world.article(await world.publish({ blocks }))
  expect(article.blocks).toEqual([
    blocks[0],
    {
      kind: 'paragraph',
      spans: [
        { text: '主队', isBold: true },
        { text: '江城联', isBold: true, to: '/community/qdetail?id=31' },
        { text: '胜海港城。', isBold: true },
      ],
    },
    blocks[2],
  ])
  expect(article.mentions).toEqual([
    { kind: 'team', sport: 1, id: homeId, name: '江城联' },
    { kind: 'team', sport: 1, id: awayId, name: '海港城' },
  ])
})

test('a text about both teams of a match near its time is about that match', async () => {
  const teams = { home: '江城联', away: '海港城' }
  const near = await makeMatch(world.db, { ...teams, kickoffAt: NOW_S - DAY })
  const blocks = [paragraph('江城联主场对海港城。')]
  expect((await world.article(await world.publish({ blocks }))).matches).toMatchObject([
    { id: near.matchId, home: '江城联', away: '海港城' },
  ])
  const alone = await world.publish({ blocks: [paragraph('江城联备战。')] })
  expect((await world.article(alone)).matches).toEqual([])
  const later = { publishedAt: NOW_S - 30 * DAY, blocks }
  expect((await world.article(await world.publish(later))).matches).toEqual([])
})

test('a name of two teams is ambiguous; the sport of the columns decides of sports', async () => {
  await makeMatch(world.db, { home: '同名队', away: '江城联' })
  await makeMatch(world.db, { home: '同名队', away: '海港城' })
  const blocks = [paragraph('同名队和江城联')]
  const mentionsOf = async (columnIds: number[]) =>
    (await world.article(await world.publish({ columnIds, blocks }))).mentions.map(
      ({ name }) => name,
    )
  expect(await mentionsOf([1011])).toEqual(['江城联'])
  expect(await mentionsOf([1021])).toEqual([])
})

test('a text whose links alone changed is no new version', async () => {
  const { homeId } = await makeMatch(world.db, { home: '江城联' })
  const article = newArticle({ key: 'feed:1', blocks: [paragraph('江城联取胜。')] })
  await world.publish(article)
  world.circles.team.set(homeId, 31)
  world.clock.nowMs += 400_000
  const update = () =>
    world.db.transaction().execute((trx) => world.module.articles.update(trx, article))
  expect(await update()).toBe(false)
})
