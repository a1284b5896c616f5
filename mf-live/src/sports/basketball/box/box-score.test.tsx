import { answer, makeBoxScore, makePlayerLine } from '@saidian/shared/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { GAME_CALL, showGameTab, TOPIC_OF_GAME } from '../../../testing/show-game-tab'
import { neverReply, recoverable } from '../../../testing/show-tab'
import { BoxScore } from './box-score'
import { COLUMNS } from './columns'

const show = (given: Parameters<typeof showGameTab>[1][string]) =>
  showGameTab(BoxScore, { [GAME_CALL.box]: given })

const home = [
  makePlayerLine({ playerId: 1, starter: false, points: 12, fieldGoals: [5, 9], seconds: 1_204 }),
  makePlayerLine({ playerId: 2, points: 30, fieldGoals: [11, 21], onCourt: true, plusMinus: -3 }),
  makePlayerLine({ playerId: 3, points: 7, fieldGoals: [2, 10], offensiveRebounds: 4 }),
  makePlayerLine({ playerId: 4, starter: false, absent: '脚踝扭伤' }),
]
const away = [makePlayerLine({ playerId: 11, points: 9 })]
const table = async (name: string) => within(await screen.findByRole('table', { name }))
const names = (of: Awaited<ReturnType<typeof table>>) =>
  of.getAllByRole('rowheader').map((header) => header.querySelector('.name')?.textContent)

describe('球员数据', () => {
  it('shows placeholders while it loads', () => {
    show(neverReply)
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
  })

  it('offers a retry after a failure', async () => {
    const { reply, recover } = recoverable(answer(makeBoxScore()))
    show(reply)
    const retry = await screen.findByRole('button', { name: /重试/ })
    recover()
    fireEvent.click(retry)
    expect(await screen.findByRole('table', { name: '队1' })).toBeInTheDocument()
  })

  it('says that there is none', async () => {
    show(answer(makeBoxScore({ home: [], away: [] })))
    expect(await screen.findByText('这场比赛还没有球员数据')).toBeInTheDocument()
  })

  it('lists starters, the bench, who does not play and why, and the sums', async () => {
    show(answer(makeBoxScore({ home, away })))
    const rows = await table('队1')
    expect(names(rows)).toEqual(['●球员2', '球员3', '球员1', '球员4', '合计'])
    expect(rows.getByRole('row', { name: /球员4/ })).toHaveTextContent('未出场 · 脚踝扭伤')
    expect(rows.getByRole('row', { name: /合计/ })).toHaveTextContent('18-4045.0%')
    expect(rows.getByRole('img', { name: '在场上' })).toBeInTheDocument()
  })

  it('marks the best of each column', async () => {
    show(answer(makeBoxScore({ home, away })))
    const row = (await table('队1')).getByRole('row', { name: /球员3/ })
    const best = [...row.querySelectorAll('.best')].map((cell) => cell.textContent)
    expect(best).toEqual(['4', '4'])
  })

  it('sorts by a column on a tap, the other way on the next, and not on the third', async () => {
    show(answer(makeBoxScore({ home, away })))
    const rows = await table('队1')
    const points = () => rows.getByRole('columnheader', { name: /得分/ })
    const tap = () => fireEvent.click(within(points()).getByRole('button'))
    tap()
    expect(points()).toHaveAttribute('aria-sort', 'descending')
    expect(names(rows)).toEqual(['●球员2', '球员1', '球员3', '球员4', '合计'])
    tap()
    expect(points()).toHaveAttribute('aria-sort', 'ascending')
    expect(names(rows)).toEqual(['球员3', '球员1', '●球员2', '球员4', '合计'])
    tap()
    expect(points()).toHaveAttribute('aria-sort', 'none')
    expect(names(rows)).toEqual(['●球员2', '球员3', '球员1', '球员4', '合计'])
  })

  it('renders one row for a live update of one player', async () => {
    const { live } = show(answer(makeBoxScore({ home, away })))
    const rows = await table('队1')
    await act(async () => live.confirm(TOPIC_OF_GAME, { epoch: 'e1', seq: 0, recovered: true }))
    const [column] = COLUMNS
    if (!column) throw new Error('the box score has columns')
    // Each row that renders reads each column once.
    const rendered = jest.spyOn(column, 'textOf')
    const changed = makePlayerLine({ ...home[2], points: 9, seconds: 700 })
    const data = { serverAt: Date.now(), box: { home: [changed], away: [] } }
    await act(async () => live.emit(TOPIC_OF_GAME, { epoch: 'e1', seq: 1, data }))
    expect(await rows.findByText('11:40')).toBeInTheDocument()
    expect(rendered.mock.calls.map(([line]) => line.playerId)).toEqual([3])
    rendered.mockRestore()
  })
})
