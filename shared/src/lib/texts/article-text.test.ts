import { articleLead, articleOriginText, columnPageTitle } from './article-text'

const blocks = [{ kind: 'paragraph' as const, spans: [{ text: '阿森纳3-1' }, { text: '取胜。' }] }]
const article = { source: { name: '赛点', url: '' }, publishedAt: 1_770_000_000, isDemo: false }

test('a summary that repeats the beginning of the text stands nowhere above it', () => {
  expect(articleLead({ summary: '阿森纳3-1…', blocks })).toBe('')
  expect(articleLead({ summary: '登顶英超', blocks })).toBe('登顶英超')
  expect(articleLead({ summary: '', blocks: [] })).toBe('')
})

test('the line of the origin names source, author, time, edit and demo data', () => {
  expect(articleOriginText({ ...article, author: '赛点' })).toBe('赛点 · 2026-02-02 10:40')
  expect(
    articleOriginText({ ...article, author: '李华', editedAt: 1_770_003_600, isDemo: true }),
  ).toBe('赛点 · 李华 · 2026-02-02 10:40 · 编辑于 02-02 11:40 · 演示数据')
})

test('a column is titled by its name', () => {
  expect(columnPageTitle({ name: '头条', isFixed: true })).toBe('头条')
  expect(columnPageTitle({ name: '英超', isFixed: false })).toBe('英超新闻')
})
