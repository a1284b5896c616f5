import { htmlOf } from '../../../platform/markup'
import { photo } from '../../../platform/pictures/testing'
import { type CommunityWorld, openCommunity } from '../testing/community-world'

let world: CommunityWorld
beforeAll(async () => {
  world = await openCommunity()
})
afterAll(() => world.close())

const ORIGIN = 'https://example.com'
const read = (name: string, query: Record<string, string>) =>
  world.module.pageTexts?.[name]?.({
    params: {},
    query: new URLSearchParams(query),
    origin: ORIGIN,
  })
const SCRIPT = '<script>alert(1)</script>'

test('a post stands in its first HTML as text, with data for search engines', async () => {
  const author = await world.member()
  const { data: picture } = await world.upload(author, await photo())
  const pictures = [picture.key]
  const circleId = await world.circle()
  const { code } = (await world.post(author, `${SCRIPT} #德比#`, { circleId, pictures })).data
  const text = await read('post', { code })
  const html = text?.content ? htmlOf(text.content) : ''
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain(`<img src="${picture.picture.large}"`)
  expect(html).toContain(`<a href="/community/qdetail?id=${circleId}">`)
  expect(text).toMatchObject({
    canonical: `/community/detail?code=${code}`,
    image: picture.picture.large,
    jsonLd: {
      '@type': 'DiscussionForumPosting',
      url: `${ORIGIN}/community/detail?code=${code}`,
      author: { name: `球友${author}` },
    },
  })
  await world.call(author, '/community/post/delete', { code })
  expect(await read('post', { code })).toBeNull()
})

test('circles and topics have titles; other addresses have none', async () => {
  const id = await world.circle()
  expect(await read('circle', { id: String(id) })).toMatchObject({
    canonical: `/community/qdetail?id=${id}`,
  })
  expect(await read('community', { topic: '德比' })).toMatchObject({ title: '#德比#' })
  for (const [name, query] of [
    ['post', { code: "1' or 1=1" }],
    ['post', { code: '999999999999999999' }],
    ['circle', { id: '99999999999' }],
    ['circle', {}],
    ['community', {}],
  ] as const)
    expect(await read(name, query)).toBeNull()
})
