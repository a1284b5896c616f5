import type { Feed, FeedMessage } from './feeds/feed'
import { basketballNotStarted } from './feeds/messages'
import { catalogue, fixture, fixtures } from './sports/fixtures/world'
import { manualFeed } from './testing'
import { until } from './testing/until'
import { openWholeApp, type WholeApp } from './testing/whole-app'

const NOW = Math.floor(Date.now() / 1000)
const FOOTBALL = '/live/football/v1_1/live'
const BASKETBALL = '/live/basketball/match'

let whole: WholeApp
afterEach(() => whole.close())

/** A league whose season holds today, with a match that began a minute ago. */
const world: Extract<FeedMessage, { kind: 'catalogue' | 'fixtures' }>[] = [
  catalogue(NOW - 100, { seasonFrom: '2020-01-01', seasonTo: '2099-12-31' }),
  fixtures(NOW - 100, [fixture('m', { kickoffAt: NOW - 60 })]),
]

async function open(feeds: Parameters<typeof openWholeApp>[2]) {
  whole = await openWholeApp({ ROLES: 'api,feed' }, undefined, feeds)
  const { http } = whole.app
  return {
    football: async () => (await http.inject(FOOTBALL)).json().data,
    basketball: async () =>
      (await http.inject({ method: 'POST', url: BASKETBALL, payload: {} })).json().data,
  }
}

function brokenFeed(): Feed<never> {
  const run = () => Promise.reject(new Error('the source is broken'))
  return { source: 'demo', demo: true, speed: 1, run }
}

test('one process runs the feeds of two sports, each with its own lists', async () => {
  const [football, basketball] = [
    manualFeed(),
    manualFeed<ReturnType<typeof basketballNotStarted>>(),
  ]
  const lists = await open({ football: football.feed, basketball: basketball.feed })
  await football.deliver(...world)
  const state = { ...basketballNotStarted(), status: 2, score: [3, 2] as [number, number] }
  const game = { kind: 'match' as const, at: NOW, matchKey: 'm', revision: 1, state }
  await basketball.deliver(...world, game)
  await until(async () => (await lists.basketball()).matches[0]?.s === 2)
  await until(async () => (await lists.football()).matches.length === 1)
  expect((await lists.football()).matches).toMatchObject([{ s: 1, score: null }])
  expect((await lists.basketball()).matches).toMatchObject([{ s: 2, score: [3, 2] }])
})

test.each(['football', 'basketball'] as const)(
  'a broken feed of %s leaves the lists of the other sport alone',
  async (broken) => {
    const working = broken === 'football' ? 'basketball' : 'football'
    const { feed, deliver } = manualFeed<never>()
    const lists = await open({ [broken]: brokenFeed(), [working]: feed })
    await deliver(...world)
    await until(async () => (await lists[working]()).matches.length === 1)
    expect((await lists[broken]()).matches).toEqual([])
  },
)
