import { indexText } from '../../../platform/search'
import { type NewsWorld, NOW, NOW_S, openNewsWorld, paragraph } from '../testing'

let world: NewsWorld
beforeEach(async () => {
  world = await openNewsWorld()
})
afterEach(() => world.close())

const search = async (query: string, member: string | null = null) =>
  world.call(member, `/inform/search?${new URLSearchParams(query)}`)
const idsOf = async (query: string, member: string | null = null) =>
  (await search(query, member)).data.hits.map(({ id }: { id: string }) => id)

async function addPost(id: string, authorId: string, text: string): Promise<void> {
  world.posts.set(id, { authorId, text })
  await indexText(world.db, { kind: 'post', id, atMs: NOW, authorId, title: '', text })
}

test('a hit has its title and excerpt with what matched', async () => {
  const id = await world.publish({ title: '曼联客胜', blocks: [paragraph('终场前曼联绝杀。')] })
  expect((await search('q=曼联')).data).toEqual({
    hits: [
      {
        kind: 'article',
        id,
        columnId: 1011,
        author: null,
        at: NOW_S - 60,
        title: { text: '曼联客胜', ranges: [[0, 2]] },
        excerpt: { text: '发生了什么 终场前曼联绝杀。', ranges: [[9, 11]] },
      },
    ],
    next: null,
  })
})

test('a withdrawn or changed article is not found any more', async () => {
  const id = await world.publish({ title: '曼联客胜' })
  const edit = { columnIds: [1011], title: '更正', summary: '', blocks: [paragraph('x')] }
  await world.staffCall('/news/v1/edit', { id, ...edit, reason: '更正' })
  expect(await idsOf('q=曼联')).toEqual([])
  expect(await idsOf('q=更正')).toEqual([id])
  await world.staffCall('/news/v1/withdraw', { id, reason: '撤下' })
  expect(await idsOf('q=更正')).toEqual([])
  await world.staffCall('/news/v1/publish', { id })
  expect(await idsOf('q=更正')).toEqual([id])
})

test('articles and posts come together or by kind, without posts of blocked members', async () => {
  const [reader, writer, blocked] = [
    await world.member(),
    await world.member(),
    await world.member(),
  ]
  const id = await world.publish({ title: '德比之夜' })
  await addPost('7001', writer, '德比真精彩')
  await addPost('7002', blocked, '德比没意思')
  world.hidden.add(blocked)
  expect(await idsOf('q=德比', reader)).toEqual(expect.arrayContaining([id, '7001']))
  expect(await idsOf('q=德比', reader)).toHaveLength(2)
  expect(await idsOf('q=德比')).toHaveLength(3)
  expect(await idsOf('q=德比&kind=post', reader)).toEqual(['7001'])
  expect(await idsOf('q=德比&kind=article', reader)).toEqual([id])
})

test('pages go on without gaps or repeats', async () => {
  const all: string[] = []
  for (let n = 0; n < 45; n++)
    all.unshift(await world.publish({ title: '战报', publishedAt: NOW_S - 900 + n }))
  const seen: string[] = []
  for (let next: string | null = ''; next !== null; ) {
    const { data } = await search(`q=战报${next && `&cursor=${next}`}`)
    seen.push(...data.hits.map((hit: { id: string }) => hit.id))
    next = data.next
  }
  expect(seen).toEqual(all)
})

test.each(['q=', 'q=x&cursor=1', 'q=x&cursor=1.news.1', 'q=x&kind=member', `q=${'长'.repeat(61)}`])(
  '%s is rejected',
  async (query) => {
    expect(await search(query)).toMatchObject({ reason: 'request.invalid' })
  },
)

test('a query without a letter or digit finds nothing', async () => {
  await world.publish()
  expect((await search('q=！？ %26|')).data).toEqual({ hits: [], next: null })
})
