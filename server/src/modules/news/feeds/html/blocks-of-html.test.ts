import { blocksOfHtml } from './blocks-of-html'

const PAGE = 'https://feed.example/2026/story'
const blocks = (html: string) => blocksOfHtml(html, PAGE)
const paragraph = (text: string) => ({ kind: 'paragraph', spans: [{ text }] })

test('paragraphs, headings and quotes with bold and italic text', () => {
  expect(
    blocks(`<h2>上半场</h2><p>主队 <b>两球</b>领先，<em>士气<strong>高涨</strong></em>。</p>
      <blockquote><p>我们踢得很好</p></blockquote>`),
  ).toEqual([
    { kind: 'heading', spans: [{ text: '上半场' }] },
    {
      kind: 'paragraph',
      spans: [
        { text: '主队 ' },
        { text: '两球', isBold: true },
        { text: '领先，' },
        { text: '士气', isItalic: true },
        { text: '高涨', isItalic: true, isBold: true },
        { text: '。' },
      ],
    },
    { kind: 'quote', spans: [{ text: '我们踢得很好' }] },
  ])
})

test('line breaks and text without elements are paragraphs', () => {
  expect(blocks('\u3000\u3000第一段<br><br/>\n第二段 &amp; 更多&nbsp;<div>第三段</div>')).toEqual([
    paragraph('第一段'),
    paragraph('第二段 & 更多'),
    paragraph('第三段'),
  ])
})

test('links become plain text', () => {
  expect(
    blocks('<p>见<a href="https://other.example/">这里</a>和<a href="javascript:x">那里</a></p>'),
  ).toEqual([paragraph('见这里和那里')])
})

test('lists, with the items of a list inside', () => {
  expect(
    blocks('<ul><li>甲<ol><li>一</li><li>二</li></ol></li><li><p>乙</p><p>丙</p></li></ul>'),
  ).toEqual([
    {
      kind: 'list',
      isOrdered: false,
      items: [[{ text: '甲' }], [{ text: '一' }], [{ text: '二' }], [{ text: '乙 丙' }]],
    },
  ])
})

test('tables of figures, and none that only lays out a page', () => {
  expect(
    blocks(`<table><caption>积分榜</caption><tr><th>球队</th><th>分</th></tr>
      <tr><td>甲队</td><td><b>30</b></td></tr><tr><td>乙队</td></tr></table>`),
  ).toEqual([
    {
      kind: 'table',
      caption: '积分榜',
      head: ['球队', '分'],
      rows: [
        [[{ text: '甲队' }], [{ text: '30', isBold: true }]],
        [[{ text: '乙队' }], []],
      ],
      to: '',
    },
  ])
  expect(blocks('<table><tr><td><p>左</p></td></tr><tr><td><p>右</p></td></tr></table>')).toEqual([
    paragraph('左'),
    paragraph('右'),
  ])
})

test('pictures with their captions, resolved against the page, also those that load late', () => {
  expect(
    blocks(`<p>前<img src="/a.jpg" alt="进球">后</p>
      <figure><img src="b.jpg"><figcaption>庆祝 <b>时刻</b></figcaption></figure>
      <img src="data:image/gif;base64,R0lGOD" data-src="//cdn.example/c.jpg">
      <img src="javascript:alert(1)"><img>`),
  ).toEqual([
    paragraph('前'),
    { kind: 'picture', url: 'https://feed.example/a.jpg', caption: '进球' },
    paragraph('后'),
    { kind: 'picture', url: 'https://feed.example/2026/b.jpg', caption: '庆祝 时刻' },
    { kind: 'picture', url: 'https://cdn.example/c.jpg', caption: '' },
  ])
})

test('invisible and reordering characters are removed, emojis and flags stay', () => {
  expect(blocks('<p>a\u200bb\u202ec\u0007d\ufeffe\u00adf 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿!\u{e0041}</p>')).toEqual([
    paragraph('abcdef 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿!'),
  ])
  expect(blocks(`<p>a${'\u0301'.repeat(50)}b</p>`)).toEqual([paragraph(`á${'\u0301'.repeat(4)}b`)])
  expect(blocks('<p>\ud800x</p>')).toEqual([paragraph('\ufffdx')])
})

test('a text larger than any article becomes nothing', () => {
  expect(blocks('<p>x</p>'.repeat(500))).toHaveLength(500)
  expect(blocks('<p>x</p>'.repeat(501))).toBeNull()
  expect(blocks(`<p>${'字'.repeat(60_001)}</p>`)).toBeNull()
  expect(blocks('<b>'.repeat(20_001))).toBeNull()
  expect(blocks(' '.repeat(400_001))).toBeNull()
})

test('elements inside each other without end are read once', () => {
  expect(blocks(`${'<div>'.repeat(9_900)}x${'</p>'.repeat(9_900)}`)).toEqual([paragraph('x')])
  expect(blocks(`${'<b>'.repeat(9_900)}x${'</i>'.repeat(9_900)}`)).toHaveLength(1)
})
