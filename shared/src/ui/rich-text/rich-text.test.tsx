import { screen, within } from '@testing-library/react'
import { renderWithStore } from '../../testing'
import type { Block } from './block'
import { RichText } from './rich-text'
import { heading, linesOf, list, paragraph, plainText, refer, sheets } from './write'

const TEXT: readonly Block[] = [
  heading('规则'),
  paragraph('见', refer('隐私政策', '/user/agreement/yszc#share'), '。'),
  list('一', ['二：', refer('反馈', '/user/opinion')]),
  sheets({ title: '设备', facts: [['用途', '登录']] }),
]
const show = (blocks: readonly Block[]) => renderWithStore(<RichText blocks={blocks} />)

test('becomes headings, paragraphs, lists and facts', () => {
  show(TEXT)
  expect(screen.getByRole('heading', { name: '规则' })).toBeVisible()
  expect(screen.getByText(/^见/)).toHaveTextContent('见隐私政策。')
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('term')).toHaveTextContent('用途')
  expect(screen.getByRole('definition')).toHaveTextContent('登录')
})

test('links lead to pages of the product', () => {
  show(TEXT)
  expect(screen.getByRole('link', { name: '隐私政策' })).toHaveAttribute(
    'href',
    '/user/agreement/yszc#share',
  )
})

test.each(['https://bad.example', '//bad.example', 'javascript:alert(1)', '/\\bad.example'])(
  'a link to %s is plain text',
  (to) => {
    show([paragraph('去', refer('这里', to))])
    expect(screen.getByText('去这里')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  },
)

test('markup in a text is text', () => {
  const { container } = show([paragraph('<img src=x onerror=alert(1)>')])
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
})

test('a block of an unknown kind is dropped, the others stay', () => {
  show([{ kind: 'script', text: 'alert(1)' } as never, paragraph('还在')])
  expect(screen.getByText('还在')).toBeVisible()
  expect(screen.queryByText('alert(1)')).toBeNull()
})

test('the lines of a text are readable without its links', () => {
  expect(TEXT.flatMap(linesOf).map(plainText)).toEqual([
    '规则',
    '见隐私政策。',
    '一',
    '二：反馈',
    '设备',
    '用途',
    '登录',
  ])
})
