import type { FootballList } from '@saidian/shared/contracts/football'
import { footballWorld, matchMessage, SATURDAY_EVENING } from '../../../testing'
import { type MatchWorld, openMatchWorld, soon } from './testing/match-world'

const DAY_S = 86_400
const MINUTE_S = 60
const SUNDAY_EVENING = SATURDAY_EVENING + DAY_S
const [SATURDAY, SUNDAY] = ['2026-08-15', '2026-08-16']
const [TO_COME, RESULTS] = [8, 9]

let world: MatchWorld
beforeEach(async () => {
  world = await openMatchWorld()
  await world.deliver(
    matchMessage('a', 1, {
      status: 4,
      halfKickoffAt: SATURDAY_EVENING + 60 * MINUTE_S,
      score: [1, 1],
    }),
    { ...abandoned(2), at: SATURDAY_EVENING + 76 * MINUTE_S },
  )
  await world.follow()
})
afterEach(() => world.close())

const abandoned = (revision: number) =>
  matchMessage('a', revision, { status: 11, halfKickoffAt: null, score: [1, 1] })

/** The second half resumed in its 61st minute, with a kick-off 15 minutes ago. */
const resumed = (revision: number, score: [number, number] = [1, 1]) => ({
  ...matchMessage('a', revision, {
    status: 4,
    halfKickoffAt: SUNDAY_EVENING - 15 * MINUTE_S,
    score,
  }),
  at: SUNDAY_EVENING,
})

const fixForSunday = () =>
  world.deliver(
    ...footballWorld(['a'], { kickoffAt: SUNDAY_EVENING }).filter(
      ({ kind }) => kind === 'fixtures',
    ),
  )

async function isListed(date: string, type: number): Promise<boolean> {
  const { data } = await world.get<FootballList>(`/live/football/match?date=${date}&type=${type}`)
  return data.matches.some(({ id }) => id === world.id)
}

async function isInPlayToday(): Promise<boolean> {
  const { data } = await world.get<FootballList>('/live/football/v1_1/live?type=1')
  return data.matches.some(({ id }) => id === world.id)
}

test('an abandoned match with a new date is listed as to come on that day', async () => {
  await fixForSunday()
  await soon(() => world.published().match?.kickoffAt === SUNDAY_EVENING)
  expect(await world.header()).toMatchObject({
    state: 11,
    match: { score: [1, 1] },
    correctedAt: null,
  })
  expect([await isListed(SUNDAY, TO_COME), await isListed(SUNDAY, RESULTS)]).toEqual([true, false])
  expect([await isListed(SATURDAY, TO_COME), await isListed(SATURDAY, RESULTS)]).toEqual([
    false,
    false,
  ])
})

test('it resumes with its minute and score and without a correction', async () => {
  await fixForSunday()
  await world.deliver(resumed(3))
  await soon(() => world.published().match?.s === 4)
  expect(await world.header()).toMatchObject({
    state: 4,
    timIng: 61,
    match: { score: [1, 1] },
    correctedAt: null,
  })
  await soon(isInPlayToday)
  await world.deliver({ ...resumed(4, [2, 1]), state: { ...resumed(4, [2, 1]).state, status: 8 } })
  await soon(() => world.published().match?.s === 8)
  expect(await isListed(SUNDAY, RESULTS)).toBe(true)
  expect(world.events.every(({ correctedAt }) => correctedAt === undefined)).toBe(true)
})

test('a message about the abandoned play does not resume it, at any revision', async () => {
  await fixForSunday()
  const old = {
    status: 4,
    halfKickoffAt: SATURDAY_EVENING + 60 * MINUTE_S,
    score: [2, 1] as [number, number],
  }
  await world.deliver({ ...matchMessage('a', 3, old), at: SATURDAY_EVENING + 77 * MINUTE_S })
  expect(await world.header()).toMatchObject({ state: 11, match: { score: [1, 1] } })
  await world.deliver(
    resumed(10),
    matchMessage('a', 1, old),
    { ...matchMessage('a', 3, old) },
    abandoned(2),
  )
  expect(await world.header()).toMatchObject({
    state: 4,
    match: { score: [1, 1] },
    correctedAt: null,
  })
})

test('without a new date it stays abandoned until a correction, which pages show', async () => {
  await world.deliver(resumed(3))
  expect(await world.header()).toMatchObject({ state: 11 })
  await world.deliver({ ...resumed(4), correction: true })
  expect(await world.header()).toMatchObject({ state: 4, correctedAt: SUNDAY_EVENING })
})

test('a message about the new play is applied when the new date arrives after it', async () => {
  await world.deliver(resumed(3, [2, 1]))
  expect(await world.header()).toMatchObject({ state: 11, match: { score: [1, 1] } })
  await fixForSunday()
  await soon(() => world.published().match?.s === 4)
  expect(await world.header()).toMatchObject({
    state: 4,
    match: { score: [2, 1] },
    correctedAt: null,
  })
  await soon(isInPlayToday)
  await world.deliver(resumed(3, [0, 0]), abandoned(2))
  expect(await world.header()).toMatchObject({ state: 4, match: { score: [2, 1] } })
})
