import { sql } from 'kysely'
import { randomFrom } from '../../../feeds/random'
import { type CommunityWorld, openCommunity } from '../testing/community-world'
import { createDemoCommunity } from './demo-community.service'
import { GENERAL_TEXTS } from './demo-texts'

let world: CommunityWorld
beforeAll(async () => {
  world = await openCommunity()
})
afterAll(() => world.close())

test('invented members post once, in the circles of their subjects, and react', async () => {
  for (let n = 0; n < 20; n++) {
    const id = await world.member()
    await sql`UPDATE accounts SET is_demo = true WHERE id = ${id}`.execute(world.db)
  }
  const commented: string[] = []
  const demo = createDemoCommunity({
    db: world.db,
    clock: world.clock,
    random: randomFrom('test'),
    ...world.module.acts,
    comment: async (_member, postId) => commented.push(postId),
  })
  for (let step = 0; step < 12; step++) {
    await demo.post(5)
    await world.rest()
  }
  expect(await demo.post(5)).toBe(0)
  const { data } = await world.call('', '/community/post/list', { list: 'new', topic: '演示' })
  expect(data.posts).toHaveLength(GENERAL_TEXTS.length)
  for (let n = 0; n < 40; n++) await demo.react()
  expect(commented.length).toBeGreaterThan(0)
  const { rows } = await sql`SELECT FROM likes WHERE kind = 2`.execute(world.db)
  expect(rows.length).toBeGreaterThan(10)
})
