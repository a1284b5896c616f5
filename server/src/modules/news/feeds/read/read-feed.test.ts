import { blocksOfHtml } from '../html/blocks-of-html'
import { openFeedReader } from './feed-reader'
import { readFeed } from './read-feed'

const NOW = Date.UTC(2026, 10, 23, 12)
const given = (text: string) => ({
  bytes: Buffer.from(text),
  contentType: '',
  url: 'https://feed.example/rss',
  nowMs: NOW,
})
const rss = (items: string) =>
  `<rss version="2.0"><channel><title>体育社</title>${items}</channel></rss>`
const item = (inside: string) => `<item>${inside}</item>`

test('an item becomes an article with key, link, summary, cover and blocks', () => {
  const { title, entries, rejected } = readFeed(
    given(
      rss(
        item(`<title>甲队 &amp;amp; 乙队</title><link>/a/1?utm_source=x</link><author>小记</author>
          <description>&lt;p&gt;第一段&lt;script&gt;alert(1)&lt;/script&gt;&lt;/p&gt;</description>
          <enclosure url="/1.jpg" type="image/jpeg" length="1"/>
          <pubDate>Mon, 23 Nov 2026 10:00:00 GMT</pubDate>`),
      ),
    ),
  )
  expect([title, rejected]).toEqual(['体育社', []])
  expect(entries[0]).toMatchObject({
    key: 'feed.example/a/1',
    link: 'https://feed.example/a/1',
    title: '甲队 & 乙队',
    summary: '第一段',
    author: '小记',
    publishedAt: Date.UTC(2026, 10, 23, 10) / 1_000,
    blocks: [
      { kind: 'picture', url: 'https://feed.example/1.jpg', caption: '' },
      { kind: 'paragraph', spans: [{ text: '第一段' }] },
    ],
  })
})

test.each([
  ['no title', '<link>/1</link><description>x</description>'],
  ['no link to its page', '<title>t</title><description>x</description>'],
  [
    'no link to its page',
    '<title>t</title><link>javascript:alert(1)</link><description>x</description>',
  ],
  ['no text', '<title>t</title><link>/1</link>'],
  [
    'older than ten years',
    '<title>t</title><link>/1</link><description>x</description>' +
      '<pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>',
  ],
  [
    'its text is too large',
    `<title>t</title><link>/1</link><description>${'字'.repeat(60_001)}</description>`,
  ],
])('rejects an item with %s, and reads the others', (reason, inside) => {
  const good = item('<title>好</title><link>/2</link><description>y</description>')
  const { entries, rejected } = readFeed(given(rss(item(inside) + good)))
  expect(rejected.map((one) => one.reason)).toEqual([reason])
  expect(entries.map(({ title }) => title)).toEqual(['好'])
})

test('a text with more pictures than an article may have gives the first ones', () => {
  const pictures = Array.from({ length: 30 }, (_, n) => `&lt;img src="/${n}.jpg"&gt;`).join('')
  const html = `<title>t</title><link>/1</link><description>x${pictures}</description>`
  const [entry] = readFeed(given(rss(item(html)))).entries
  expect(entry?.blocks).toHaveLength(21)
  expect(blocksOfHtml('', '')).toEqual([])
})

test('a process of its own reads a feed, and answers what is wrong with it', async () => {
  const text = rss(item('<title>好</title><link>/2</link><description>y</description>'))
  const reader = openFeedReader()
  for (let n = 0; n < 3; n++) {
    expect((await reader.read(given(text))).entries[0]).toMatchObject({ title: '好' })
    await expect(reader.read(given('<html/>'))).rejects.toThrow('it is no RSS, Atom, RDF')
  }
  reader.close()
})

test.each([
  ['elements inside each other', '<a>'.repeat(1_600_000)],
  ['elements beside each other', '<a></a>'.repeat(700_000)],
  ['attributes', `<a ${'b="c" '.repeat(800_000)}/>`],
  ['starts of a document type', '<!DOCTYPE'.repeat(500_000)],
  ['comments without an end', '<!--'.repeat(1_200_000)],
  ['spaces', `version${' '.repeat(4_800_000)}`],
])('5 MB of %s end in time, and this process goes on meanwhile', async (_name, text) => {
  let ticks = 0
  const timer = setInterval(() => (ticks += 1), 20)
  const reader = openFeedReader(3_000)
  const hard = given(`<rss version="2.0"><channel><item><title>${text}`)
  await expect(reader.read(hard)).rejects.toThrow(/it is no RSS|too much time or memory/)
  reader.close()
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(0)
})
