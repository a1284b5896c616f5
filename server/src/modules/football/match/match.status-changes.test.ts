import type { FeedQuote } from '../../../feeds/feed'
import { matchMessage, SATURDAY_EVENING } from '../../../testing'
import { type MatchWorld, openMatchWorld, soon } from './testing/match-world'
import { goal } from './testing/messages'

const HOUR = 3_600

let world: MatchWorld
beforeEach(async () => {
  world = await openMatchWorld()
})
afterEach(() => world.close())

test('an abandoned match has its score and no minute', async () => {
  await world.deliver(matchMessage('a', 1, { status: 4, score: [1, 1], half: [1, 0] }))
  await world.follow()
  await world.deliver(
    matchMessage('a', 2, { status: 11, halfKickoffAt: null, score: [1, 1], half: [1, 0] }),
  )
  await soon(() => world.published().match?.s === 11)
  expect(await world.header()).toMatchObject({
    state: 11,
    timIng: null,
    match: { score: [1, 1], half: [1, 0] },
  })
})

test('a match postponed before its start is played the next day', async () => {
  await world.deliver(matchMessage('a', 1, { status: 9, halfKickoffAt: null, score: null }))
  await world.follow()
  expect(await world.header()).toMatchObject({
    state: 9,
    openTime: null,
    timIng: null,
    correctedAt: null,
  })
  const at = SATURDAY_EVENING + 24 * HOUR
  await world.deliver({ ...matchMessage('a', 2, { halfKickoffAt: at }), at })
  await soon(() => world.published().match?.s === 2)
  expect(await world.header()).toMatchObject({ state: 2, openTime: at, correctedAt: null })
})

test('an interrupted match resumes the next day with its score', async () => {
  const first = { half: [1, 0] as [number, number], score: [1, 0] as [number, number] }
  await world.deliver({ ...matchMessage('a', 1, { ...first, status: 4 }), incidents: [goal()] })
  await world.follow()
  await world.deliver(matchMessage('a', 2, { ...first, status: 10, halfKickoffAt: null }))
  await soon(() => world.published().match?.s === 10)
  const at = SATURDAY_EVENING + 20 * HOUR
  await world.deliver({ ...matchMessage('a', 3, { ...first, status: 4, halfKickoffAt: at }), at })
  await soon(() => world.published().match?.s === 4)
  expect(await world.header()).toMatchObject({
    state: 4,
    match: { score: [1, 0] },
    correctedAt: null,
  })
  expect((await world.text()).incidents).toMatchObject([{ key: 'g1', corrected: false }])
})

test('extra time and the shoot-out have their own scores', async () => {
  const after = { score: [1, 1] as [number, number], half: [0, 1] as [number, number] }
  await world.deliver(matchMessage('a', 1, { ...after, status: 4 }))
  await world.follow()
  await world.deliver(matchMessage('a', 2, { ...after, status: 5, extra: [1, 1] }))
  await soon(() => world.published().match?.s === 5)
  const kick = goal({ key: 'k1', type: 29, minute: 120, score: null })
  const shootout = matchMessage('a', 3, { ...after, status: 7, extra: [1, 1], shootout: [1, 0] })
  await world.deliver({
    ...shootout,
    incidents: [kick, { ...kick, key: 'k2', type: 30, side: 'away' }],
  })
  await soon(() => world.published().match?.shootout?.[0] === 1)
  expect(await world.header()).toMatchObject({
    state: 7,
    timIng: null,
    match: { score: [1, 1], extra: [1, 1], shootout: [1, 0] },
  })
  expect((await world.text()).incidents.map(({ type }) => type)).toEqual([29, 30])
})

test('an unknown incident and status are returned and published unchanged', async () => {
  await world.follow()
  await world.deliver({ ...matchMessage('a', 2, { status: 42 }), incidents: [goal({ type: 99 })] })
  expect((await world.header()).state).toBe(42)
  expect((await world.text()).incidents).toMatchObject([{ type: 99 }])
  await soon(() => world.published().match?.s === 42)
  await soon(() => world.published().incidents?.put[0]?.type === 99)
})

test('the end of a match publishes its last prices in play, not closed markets', async () => {
  const quote = (minute: number, given: Partial<FeedQuote>): FeedQuote => ({
    matchKey: 'a',
    companyId: 3,
    type: 1,
    at: SATURDAY_EVENING + 60 * minute,
    minute,
    addedMinute: null,
    left: 0.8,
    middle: 0.25,
    right: 1,
    status: 4,
    suspended: false,
    score: [0, 0],
    ...given,
  })
  await world.deliver(matchMessage('a', 1, { status: 4 }))
  await world.follow()
  const quotes = [quote(88, { left: 0.95 }), quote(93, { left: 0.95, suspended: true })]
  await world.deliver({ kind: 'odds', at: SATURDAY_EVENING, quotes })
  await soon(() => world.published().odds?.[0]?.inplay?.suspended === true)
  await world.deliver(matchMessage('a', 2, { status: 8 }))
  await soon(() => world.published().match?.s === 8)
  expect(world.published().odds).toMatchObject([
    { inplay: { minute: 88, left: 0.95, suspended: false } },
  ])
})
