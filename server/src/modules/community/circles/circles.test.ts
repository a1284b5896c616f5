import { sql } from 'kysely'
import { type CommunityWorld, NOW, openCommunity } from '../testing/community-world'
import { createCircles } from './create-circles.repository'

let world: CommunityWorld
beforeAll(async () => {
  world = await openCommunity()
})
beforeEach(() => world.rest())
afterAll(() => world.close())

const join = (member: string, id: number, isOn = true) =>
  world.call(member, '/community/circle/join', { id, isOn })
const list = async (member = '', kind = '') =>
  (await world.call(member, `/community/circle/list${kind && `?kind=${kind}`}`)).data.circles

test('members join and leave at once; the number is exact', async () => {
  const id = await world.circle(2)
  const members = await Promise.all(Array.from({ length: 12 }, () => world.member()))
  await Promise.all(members.flatMap((member) => [join(member, id), join(member, id)]))
  const [first = '', ...others] = members
  expect((await join(first, id)).data).toEqual({ isJoined: true, members: 12 })
  await Promise.all(others.flatMap((member) => [join(member, id, false), join(member, id, false)]))
  expect((await join(first, id, false)).data).toEqual({ isJoined: false, members: 0 })
  const { rows } = await sql`SELECT FROM circle_members WHERE circle_id = ${id}`.execute(world.db)
  expect(rows).toEqual([])
})

test('joined circles come first, and an erased member leaves them', async () => {
  const member = await world.member()
  const id = await world.circle(3)
  await join(member, id)
  expect((await list(member))[0]).toMatchObject({ id, isJoined: true, members: 1 })
  expect((await world.call(member, `/community/circle/detail/${id}`)).data.role).toBe('member')
  await world.db.transaction().execute((trx) => world.part.erase(trx, member, () => undefined))
  expect((await world.call('', `/community/circle/detail/${id}`)).data).toMatchObject({
    members: 0,
    role: 'visitor',
  })
})

test('unknown circles and visitors are rejected', async () => {
  const unknown = { code: 404, reason: 'community.no_such_circle' }
  expect(await join(await world.member(), 999_999)).toMatchObject(unknown)
  expect(await world.call('', '/community/circle/detail/999999')).toMatchObject(unknown)
  expect(await join('', await world.circle())).toMatchObject({ reason: 'auth.no_token' })
})

test('important leagues and their teams get a circle, once', async () => {
  await insertLeagues()
  const made = await Promise.all([1, 2].map(() => createCircles(world.db, NOW)))
  expect(made.reduce((sum, count) => sum + count, 0)).toBe(3)
  expect(await createCircles(world.db, NOW)).toBe(0)
  expect((await list('', 'league')).map(({ name }: { name: string }) => name)).toEqual(['英超'])
  const teams = (await list('', 'team')).map(({ name }: { name: string }) => name)
  expect(teams.sort()).toEqual(['乙', '甲'])
})

/** A great league and a small one, with a match each. */
async function insertLeagues(): Promise<void> {
  await sql`WITH area AS (
      INSERT INTO areas (key, name_zh, source, source_at) VALUES ('a', '甲', 't', now())
      RETURNING id
    ), league AS (
      INSERT INTO leagues (sport_id, key, name_zh, short_zh, letter, area_id, color, level, kind,
        source, source_at)
      SELECT 1, key, name, name, 'L', area.id, '#123456', level, 1, 't', now()
      FROM area, (VALUES ('eng.1', '英超', 1), ('tiny', '小联赛', 3)) AS l (key, name, level)
      RETURNING id, key
    ), season AS (
      INSERT INTO seasons (league_id, key, name, starts_on, ends_on, source, source_at)
      SELECT id, 's', '2026', '2026-01-01', '2026-12-31', 't', now() FROM league
      RETURNING id, league_id
    ), team AS (
      INSERT INTO teams (sport_id, key, name_zh, short_zh, colors, mark, source, source_at)
      SELECT 1, key, key || '队', key, '{#111111,#222222}', key, 't', now()
      FROM unnest(ARRAY['甲', '乙', '丙', '丁']) AS key RETURNING id, key
    )
    INSERT INTO matches (sport_id, key, league_id, season_id, home_id, away_id, round, kickoff_at,
      neutral, source, source_at)
    SELECT 1, league.key, league.id, season.id,
      (SELECT id FROM team WHERE key = CASE league.key WHEN 'eng.1' THEN '甲' ELSE '丙' END),
      (SELECT id FROM team WHERE key = CASE league.key WHEN 'eng.1' THEN '乙' ELSE '丁' END),
      '', ${new Date(NOW)}, false, 't', now()
    FROM league JOIN season ON season.league_id = league.id`.execute(world.db)
}
