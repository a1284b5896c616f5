import { htmlOf } from '../../../platform/markup'
import { type NewsWorld, NOW_S, openNewsWorld, paragraph } from '../testing'

let world: NewsWorld
beforeEach(async () => {
  world = await openNewsWorld()
})
afterEach(() => world.close())

const ORIGIN = 'https://saidian.example'
const textOf = (name: 'article' | 'column', params: Record<string, string>) =>
  world.module.pageTexts?.[name]?.({ params, query: new URLSearchParams(), origin: ORIGIN })
const articleOf = (id: string) => textOf('article', { type: '1002', id })

test('an article stands in its first HTML, with its data and its one address', async () => {
  const id = await world.publish({ title: '甲队取胜', blocks: [paragraph('<b>终场</b>哨响。')] })
  const text = await articleOf(id)
  expect(text).toMatchObject({
    title: '甲队取胜',
    description: '发生了什么',
    isArticle: true,
    canonical: `/news/1011/${id}`,
    feed: { path: '/inform/feed/1011.xml' },
    jsonLd: {
      '@type': 'NewsArticle',
      headline: '甲队取胜',
      articleSection: '英超',
      datePublished: new Date((NOW_S - 60) * 1_000).toISOString(),
      mainEntityOfPage: `${ORIGIN}/news/1011/${id}`,
    },
  })
  const html = text?.content ? htmlOf(text.content) : ''
  expect(html).toContain('<h1>甲队取胜</h1>')
  expect(html).toContain('&lt;b&gt;终场&lt;/b&gt;哨响。')
})

test('a title that reveals a result is in no description, preview or data', async () => {
  const given = { title: '甲队 2-0 乙队', withoutResult: '甲队对乙队', summary: '甲队2-0取胜' }
  const text = await articleOf(await world.publish(given))
  expect(text).toMatchObject({ title: given.title, withoutResult: given.withoutResult })
  expect(text).not.toHaveProperty('description')
  expect(JSON.stringify(text?.jsonLd)).not.toContain('2-0')
})

test('what no reader sees has no text: withdrawn, unknown and hostile addresses', async () => {
  const id = await world.publish()
  await world.staffCall('/news/v1/withdraw', { id, reason: '撤下' })
  for (const each of [id, '999', '', '1 OR 1', '%00', '9'.repeat(30)])
    expect(await articleOf(each)).toBeNull()
})

test('a column has its title and feed; an unknown one has none', async () => {
  expect(await textOf('column', { type: '1011' })).toEqual({
    title: '英超新闻',
    canonical: '/news/1011',
    feed: { title: '赛点 英超', path: '/inform/feed/1011.xml' },
  })
  expect(await textOf('column', { type: '1002' })).toMatchObject({ title: '头条' })
  for (const type of ['1', 'x', '9'.repeat(20)]) expect(await textOf('column', { type })).toBeNull()
})
