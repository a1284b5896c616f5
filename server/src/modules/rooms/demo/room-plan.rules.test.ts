import {
  type DemoMatch,
  type DemoRoom,
  planAnnounced,
  planSport,
  planTalk,
} from './room-plan.rules'

const NOW = Date.UTC(2026, 10, 23, 12)

const room = (id: number, given: Partial<DemoRoom> = {}): DemoRoom => ({
  id,
  column: 1,
  matchId: null,
  clip: null,
  isLive: false,
  title: '',
  dueMatchId: null,
  hasAnnounced: false,
  ...given,
})
const match = (id: number, isInPlay = true, hours = 0): DemoMatch => ({
  id,
  sport: 1,
  league: '联',
  home: '甲',
  away: '乙',
  isInPlay,
  kickoffAt: NOW / 1_000 + hours * 3_600,
})
const rooms = (count: number) => Array.from({ length: count }, (_, index) => room(index + 1))
const matchesOf = (plans: { matchId: number | null }[]) => plans.map(({ matchId }) => matchId)

test('every match in play has a room before one has two, and none has three', () => {
  const plans = planSport(rooms(8), [match(1), match(2), match(3, false, 1)])
  expect(matchesOf(plans)).toEqual([1, 2, 1, 2, null, null, null, null])
  expect(plans.map(({ clip }) => clip !== null)).toEqual([
    ...[true, true, true, true],
    ...[false, false, false, false],
  ])
  expect(plans[0]).toMatchObject({ clip: 'football', title: expect.stringContaining('甲') })
})

test('a room stays with its match and goes to the next one at its end', () => {
  const shown = [room(1, { matchId: 7 }), room(2, { matchId: 5 }), room(3), room(4)]
  expect(matchesOf(planSport(shown, [match(5), match(6)]))).toEqual([6, 5, null, null])
})

test('without a match in play three rooms of a sport talk, the others are off air', () => {
  const plans = planSport(rooms(6), [match(1, false, 2)])
  expect(matchesOf(plans)).toEqual([null, null, null, null, null, null])
  expect(plans.filter(({ clip }) => clip !== null).map(({ id }) => id)).toEqual([1, 2, 3])
})

test('a room that announced a match is on air for it, and off air before and after', () => {
  const announcing = (dueMatchId: number | null) => [...rooms(3), room(4, { dueMatchId }), room(5)]
  const planned = (dueMatchId: number | null) =>
    planSport(announcing(dueMatchId), [match(1), match(2)])[3]
  expect(planned(null)).toMatchObject({ matchId: null, clip: null })
  expect(planned(2)).toMatchObject({ matchId: 2, clip: 'football' })
  expect(planned(9)).toMatchObject({ matchId: null, clip: null })
})

test('what is announced is to come, and not announced twice', () => {
  const coming = [match(1, true), match(2, false, 0.1), match(3, false, 2), match(4, false, 5)]
  const plans = planAnnounced(rooms(4), coming, NOW)
  expect(plans.map(({ roomId, matchId }) => [roomId, matchId])).toEqual([
    [3, 3],
    [4, 4],
  ])
  const announced = [room(1), room(2, { hasAnnounced: true }), room(3, { hasAnnounced: true })]
  expect(planAnnounced(announced, coming, NOW)).toEqual([])
  expect(planAnnounced(rooms(4), [], NOW)).toEqual([])
})

test('rooms of 综合 show no match, some are off air', () => {
  const plans = planTalk(rooms(6).map((one) => ({ ...one, column: 3 })))
  expect(plans.filter(({ clip }) => clip !== null)).toHaveLength(4)
  expect(plans.every(({ matchId, title }) => matchId === null && title !== '')).toBe(true)
})
