import {
  answer,
  createFakeHttp,
  createWorld,
  makeLotteryIssue,
  makeLotteryList,
  makeLotteryMatch,
  renderWithStore,
} from '@saidian/shared/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { LotteryList } from './lottery-list'

type Given = Parameters<typeof createFakeHttp>[0][string]

function show(given: Given) {
  const http = createFakeHttp({ 'GET /live/football/jczq': given })
  return renderWithStore(<LotteryList kind="jc" isDemo={false} />, { world: createWorld({ http }) })
}

describe('a lottery list', () => {
  it('shows placeholders while it loads', () => {
    show(() => new Promise(() => undefined))
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
  })

  it('shows number, prices and sale state, and links to the match', async () => {
    show(answer(makeLotteryList([makeLotteryMatch({ matchId: 7, sale: [2, 3, 1, 1, 1] })])))
    const row = within(await screen.findByRole('listitem'))
    for (const text of ['周六001', '1.95', '3.90', '单关', '停售'])
      expect(row.getByText(text)).toBeInTheDocument()
    expect(row.getByRole('link')).toHaveAttribute('href', '/live/zq/detail/7')
  })

  it('shows another issue when it is chosen', async () => {
    const issues = [
      makeLotteryIssue(),
      makeLotteryIssue({ issue: '2026-02-06', title: '2026-02-06 周五' }),
    ]
    show(({ query }) => {
      const { issue } = query as { issue?: string }
      const [today, yesterday] = issues
      const current = issue === undefined ? today : yesterday
      const num = issue === undefined ? '周六001' : '周五009'
      return answer(makeLotteryList([makeLotteryMatch({ num })], { current, issues }))
    })
    await screen.findByText('周六001')
    fireEvent.change(screen.getByRole('combobox', { name: '期号' }), {
      target: { value: '2026-02-06' },
    })
    expect(await screen.findByText('周五009')).toBeInTheDocument()
  })

  it('shows an empty list and loads it again', async () => {
    let isUp = false
    show(() => answer(makeLotteryList(isUp ? [makeLotteryMatch()] : [])))
    expect(await screen.findByText('暂无竞彩场次')).toBeInTheDocument()
    isUp = true
    fireEvent.click(screen.getByRole('button', { name: '刷新' }))
    expect(await screen.findByText('周六001')).toBeInTheDocument()
  })

  it('shows a failed load and retries', async () => {
    let isUp = false
    show(() => (isUp ? answer(makeLotteryList()) : 'no network'))
    const retry = await screen.findByRole('button', { name: '点击重试' })
    isUp = true
    fireEvent.click(retry)
    expect(await screen.findByText('周六001')).toBeInTheDocument()
  })
})
