import { findTexts } from '../../../platform/search'
import { type CommunityWorld, openCommunity } from '../testing/community-world'

let world: CommunityWorld
let circleId: number
beforeAll(async () => {
  world = await openCommunity()
  circleId = await world.circle()
})
beforeEach(() => world.rest())
afterAll(() => world.close())

async function idsOf(query: string): Promise<string[]> {
  const found = await findTexts(world.db, { text: query, hidden: new Set(), limit: 10 })
  return found.map(({ id }) => id)
}

test('a post is found from its start to its end, by the text of its last edit', async () => {
  const author = await world.member()
  const { data } = await world.post(author, '倒挂金钩真漂亮', { circleId })
  expect(await idsOf('倒挂金钩')).toEqual([data.code])
  await world.call(author, '/community/post/edit', { code: data.code, text: '蝎子摆尾也漂亮' })
  expect(await idsOf('倒挂金钩')).toEqual([])
  expect(await idsOf('蝎子摆尾')).toEqual([data.code])
  const texts = await world.module.foundPosts([data.code, '999'], null)
  expect([...texts]).toMatchObject([
    [data.code, { text: '蝎子摆尾也漂亮', author: { id: author } }],
  ])
  await world.call(author, '/community/post/delete', { code: data.code })
  expect(await idsOf('蝎子摆尾')).toEqual([])
  expect(await world.module.foundPosts([data.code], null)).toEqual(new Map())
})
