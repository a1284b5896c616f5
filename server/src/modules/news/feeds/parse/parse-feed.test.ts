import { decodeFeed } from './decode-feed'
import { parseFeed } from './parse-feed'
import { publishedAt } from './read-date'

const NOW = Date.UTC(2026, 10, 23, 12)

test('RSS with content, creator, category, pictures and a link', () => {
  const { title, items } = parseFeed(`<?xml version="1.0"?>
    <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
    <channel><title>体育社</title><item>
      <title>甲队 2-1 &lt;b&gt;乙队&lt;/b&gt; &amp;amp; 更多</title>
      <link>https://feed.example/1</link><description>短文</description>
      <content:encoded><![CDATA[<p>正文 &amp; 全文</p>]]></content:encoded>
      <dc:creator>小记</dc:creator><category>英超</category>
      <pubDate>Mon, 23 Nov 2026 18:00:00 +0800</pubDate>
      <media:content url="https://feed.example/1.jpg" medium="image"/>
      <enclosure url="https://feed.example/1.mp3" type="audio/mpeg" length="1"/>
    </item></channel></rss>`)
  expect(title).toBe('体育社')
  expect(items).toEqual([
    {
      title: '甲队 2-1 <b>乙队</b> &amp; 更多',
      link: 'https://feed.example/1',
      html: '<p>正文 &amp; 全文</p>',
      summary: '短文',
      author: '小记',
      date: 'Mon, 23 Nov 2026 18:00:00 +0800',
      categories: ['英超'],
      pictures: ['https://feed.example/1.jpg'],
    },
  ])
})

test('Atom with plain, escaped and XHTML texts', () => {
  const { items } = parseFeed(`<feed xmlns="http://www.w3.org/2005/Atom"><title>社</title>
    <entry><title>1 &lt; 2</title><id>a</id><updated>2026-11-23T10:00:00Z</updated>
      <link rel="self" href="https://feed.example/self"/><link href="https://feed.example/a"/>
      <link rel="enclosure" type="image/png" href="https://feed.example/a.png"/>
      <author><name>小记</name></author><summary>短</summary>
      <content type="html">&lt;p&gt;全文全文&lt;/p&gt;</content></entry>
    <entry><title type="html">&lt;i&gt;斜&lt;/i&gt;</title><id>b</id>
      <link href="https://feed.example/b"/><published>2026-11-22T10:00:00Z</published>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>另一<b>篇</b></p></div>
      </content></entry></feed>`)
  expect(items[0]).toMatchObject({
    title: '1 &lt; 2',
    link: 'https://feed.example/a',
    author: '小记',
    html: '<p>全文全文</p>',
    summary: '短',
    pictures: ['https://feed.example/a.png'],
  })
  expect(items[1]).toMatchObject({ title: '<i>斜</i>', html: '<p>另一<b>篇</b></p>' })
})

test('RDF and JSON Feed', () => {
  expect(
    parseFeed(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
      xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel rdf:about="https://feed.example/"><title>社</title></channel>
      <item rdf:about="https://feed.example/1"><title>题</title><link>https://feed.example/1</link>
      <description>文</description><dc:date>2026-11-23T10:00:00Z</dc:date></item></rdf:RDF>`).items,
  ).toMatchObject([{ title: '题', link: 'https://feed.example/1', date: '2026-11-23T10:00:00Z' }])
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: '社',
    items: [
      {
        id: '1',
        url: 'https://feed.example/1',
        title: 'a < b',
        content_text: '一\n二',
        image: 'https://feed.example/1.png',
      },
    ],
  }
  expect(parseFeed(JSON.stringify(feed)).items).toMatchObject([
    { title: 'a &lt; b', html: '一<br>二', pictures: ['https://feed.example/1.png'] },
  ])
})

test.each([
  [
    'entities that multiply',
    '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><rss version="2.0"><channel/></rss>',
    'it declares entities',
  ],
  [
    'a file of the machine',
    '<!DOCTYPE x SYSTEM "file:///etc/passwd" []><rss version="2.0"><channel/></rss>',
    'it declares entities',
  ],
  [
    'a web page',
    '<!DOCTYPE html><html><body>none</body></html>',
    'it is no RSS, Atom, RDF or JSON Feed',
  ],
  ['nothing', '', 'it is no RSS, Atom, RDF or JSON Feed'],
  ['other JSON', '{"items":{}}', 'it is no RSS, Atom, RDF or JSON Feed'],
])('rejects %s with one line', (_name, text, message) => {
  expect(() => parseFeed(text)).toThrow(message)
})

test('a long feed gives its first 500 items', () => {
  const item = '<item><title>x</title></item>'
  const text = `<rss version="2.0"><channel>${item.repeat(2_000)}</channel></rss>`
  expect(parseFeed(text).items).toHaveLength(500)
})

const XML = (label: string) =>
  `<?xml version="1.0" encoding="${label}"?><t>中超第30轮：上海海港夺冠</t>`
/** 中超夺冠 and 中超中文 in the encodings of Chinese sites. */
const GBK = Buffer.from([0xd6, 0xd0, 0xb3, 0xac, 0xb6, 0xe1, 0xb9, 0xda])
const BIG5 = Buffer.from([0xa4, 0xa4, 0xb6, 0x57, 0xa4, 0xa4, 0xa4, 0xe5])

test.each<[string, Uint8Array, string, string]>([
  ['UTF-8', Buffer.from(XML('utf-8')), '', '上海海港夺冠'],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${XML('gbk')}`), '', '上海海港夺冠'],
  ['UTF-8 labelled GBK', Buffer.from(XML('gbk')), 'text/xml; charset=gbk', '上海海港夺冠'],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${XML('utf-16')}`, 'utf16le'), '', '上海海港夺冠'],
  ['UTF-16 without', Buffer.from(XML('utf-8'), 'utf16le'), 'text/xml', '上海海港夺冠'],
  ['GBK by the answer', GBK, 'text/xml; charset=GBK', '中超夺冠'],
  [
    'GBK by its declaration',
    Buffer.concat([Buffer.from('<?xml encoding="gb2312"?>'), GBK]),
    '',
    '中超夺冠',
  ],
  ['GBK labelled UTF-8', GBK, 'text/xml; charset=utf-8', '中超夺冠'],
  ['GBK with an unknown label', GBK, 'text/xml; charset=x-none', '中超夺冠'],
  ['Big5 by the answer', BIG5, 'text/xml; charset=big5', '中超中文'],
  ['Latin', Buffer.from([0x4d, 0xfc, 0x6e]), 'text/xml; charset=iso-8859-1', 'Mün'],
])('decodes %s', (_name, bytes, type, text) => {
  expect(decodeFeed(bytes, type)).toContain(text)
})

test('reads a text with one broken character, and rejects what is no text', () => {
  const long = Buffer.from(`<t>${'比赛，'.repeat(100)}</t>`)
  const broken = Buffer.concat([long, Buffer.from([0xe4, 0xb8]), Buffer.from('<t/>')])
  expect(decodeFeed(broken)).toContain('比赛，比赛')
  const noise = Uint8Array.from({ length: 5_000 }, (_, at) => (at * at * 31 + at * 7) % 256)
  expect(() => decodeFeed(noise)).toThrow('its encoding cannot be read')
})

test.each([
  ['Mon, 23 Nov 2026 18:00:00 +0800', '2026-11-23T10:00:00Z'],
  ['Mon, 23 Nov 2026 18:00:00 CST', '2026-11-23T10:00:00Z'],
  ['2026-11-23 18:00:00', '2026-11-23T10:00:00Z'],
  ['2026/11/3', '2026-11-02T16:00:00Z'],
  ['2026-11-23T10:00:00Z', '2026-11-23T10:00:00Z'],
  ['2031-01-01T00:00:00Z', '2026-11-23T12:00:00Z'],
  ['soon', '2026-11-23T12:00:00Z'],
  [undefined, '2026-11-23T12:00:00Z'],
])('the time %s', (given, expected) => {
  expect(publishedAt(given, NOW)).toBe(Date.parse(expected) / 1_000)
})

test('rejects a time more than ten years ago', () => {
  expect(publishedAt('2010-01-01T00:00:00Z', NOW)).toBeNull()
  expect(publishedAt('Thu, 01 Jan 1970 00:00:00 GMT', NOW)).toBeNull()
})
