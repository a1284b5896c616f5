import { parseDocument } from 'htmlparser2'
import { element } from '../../platform/markup'
import type { PageText } from '../../platform/module'
import { openWeb } from './testing/open-web'

let web: Awaited<ReturnType<typeof openWeb>>
afterEach(() => web.close())

const PAGE = '/live/zq/detail/7'
const HOST = { host: 'localhost:8080' }

async function pageOf(text: PageText): Promise<string> {
  web = await openWeb({ pageTexts: { 'football-match': async () => text } })
  await web.publish('1.0.0')
  return (await web.page(PAGE, HOST)).body
}

describe('the text of a page in its first HTML', () => {
  it('stands in the root, below the bars of the layout, outside what is hidden', async () => {
    const content = element('main', {}, element('h1', {}, '曼城夺冠'), element('p', {}, '正文'))
    const html = await pageOf({ title: '曼城夺冠', content })
    const root = html.slice(html.indexOf('<div id="root">'), html.indexOf('<script id="boot"'))
    expect(root).toContain('<main><h1>曼城夺冠</h1><p>正文</p></main>')
    expect(root).toMatch(/^<div id="root"><div class="sk" data-document><div aria-hidden="true">/)
    const open = parseDocument(root)
    expect(open.children).toHaveLength(1)
    expect(root).not.toContain('sk-row')
  })

  it('is marked where it reveals a result, and hidden for readers who hide results', async () => {
    const content = element('main', {}, '2-1')
    const html = await pageOf({ title: '曼城 2-1', withoutResult: '曼城 vs 利物浦', content })
    expect(html).toContain('<div class="sk" data-document="result">')
    expect(html).toContain('[data-results=hidden] [data-document=result]>main{visibility:hidden}')
    expect(html).toContain('dataset.results="hidden"')
  })

  it('is absent where there is none: rows stand instead', async () => {
    expect(await pageOf({ title: '曼城' })).toContain('sk-row')
  })

  it('keeps hostile text as text, also in data for search engines', async () => {
    const hostile = '</script><script>alert(1)</script>\u0000<!--'
    const html = await pageOf({
      title: hostile,
      content: element('main', {}, hostile),
      jsonLd: { headline: hostile },
      feed: { title: hostile, path: '/inform/feed/1002.xml' },
    })
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('\u0000')
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(json).headline).toBe(hostile)
  })
})

test('an article has its one address, its feed, and is an article for previews', async () => {
  const html = await pageOf({
    title: '曼城夺冠',
    isArticle: true,
    canonical: '/news/1002/7',
    feed: { title: '头条', path: '/inform/feed/1002.xml' },
  })
  expect(html).toContain('<link rel="canonical" href="http://localhost:8080/news/1002/7">')
  expect(html).toContain(
    '<link rel="alternate" type="application/atom+xml" title="头条" ' +
      'href="http://localhost:8080/inform/feed/1002.xml">',
  )
  expect(html).toContain('<meta property="og:type" content="article">')
})

test('a page without them has no such tags', async () => {
  const html = await pageOf({ title: '曼城' })
  expect(html).not.toMatch(/rel="canonical"|atom\+xml|ld\+json/)
  expect(html).toContain('<meta property="og:type" content="website">')
})

test('a reader of page texts knows where the product is reached', async () => {
  web = await openWeb({
    pageTexts: { 'football-match': async ({ origin }) => ({ title: origin }) },
  })
  await web.publish('1.0.0')
  expect((await web.page(PAGE, HOST)).body).toContain('<title>http://localhost:8080 - 赛点</title>')
})
