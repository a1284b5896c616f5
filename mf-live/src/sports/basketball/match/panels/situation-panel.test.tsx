import {
  answer,
  makeBasketballHeader,
  makeBasketballMatch,
  makeBasketballText,
  makeBoxScore,
  makePlayerLine,
  makeShot,
  makeShotChart,
} from '@saidian/shared/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import {
  FULL_COVERAGE,
  GAME_CALL,
  gameInPlay,
  showGameTab,
} from '../../../../testing/show-game-tab'
import { MATCH_ID, neverReply, recoverable } from '../../../../testing/show-tab'
import { SituationPanel } from './situation-panel'

// jsdom cannot measure text: the chart estimates its width.
HTMLCanvasElement.prototype.getContext = () => null

const shots = [
  makeShot({ key: 'a' }),
  makeShot({ key: 'b', playerId: 2, player: '球员2', points: 3, made: false }),
  makeShot({ key: 'c', side: 'away', playerId: 9, player: '球员9' }),
]
const full = {
  [GAME_CALL.text]: answer(makeBasketballText({ flow: [[30, 2, 0]] })),
  [GAME_CALL.box]: answer(
    makeBoxScore({ home: [makePlayerLine({ playerId: 1, fieldGoals: [1, 2], points: 2 })] }),
  ),
  [GAME_CALL.shots]: answer(makeShotChart(shots)),
}

describe('赛况 of a basketball match', () => {
  it('shows placeholders while it loads', () => {
    showGameTab(SituationPanel, { [GAME_CALL.text]: neverReply })
    expect(screen.getByRole('status', { name: '加载中' })).toBeInTheDocument()
  })

  it('offers a retry after a failure', async () => {
    const { reply, recover } = recoverable(full[GAME_CALL.text] ?? 'no network')
    showGameTab(SituationPanel, { ...full, [GAME_CALL.text]: reply })
    const retry = await screen.findByRole('button', { name: /重试/ })
    recover()
    fireEvent.click(retry)
    expect(await screen.findByRole('region', { name: '得分走势' })).toBeInTheDocument()
  })

  it('says that a game without data has not begun', async () => {
    const match = makeBasketballMatch({ id: MATCH_ID })
    const coverage = { ...FULL_COVERAGE, box: 0, shots: 0 }
    const header = answer(makeBasketballHeader({ match, coverage }))
    showGameTab(SituationPanel, { [GAME_CALL.header]: header }, { match })
    expect(await screen.findByText('比赛还没有开始')).toBeInTheDocument()
  })

  it('shows flow, statistics, starting fives and shots', async () => {
    showGameTab(SituationPanel, full)
    const flow = within(await screen.findByRole('region', { name: '得分走势' }))
    expect(flow.getByText('队1最大领先').nextSibling).toHaveTextContent('2分')
    expect(await flow.findByRole('img', { name: /得分走势/ })).toBeInTheDocument()
    const statistics = await screen.findByRole('region', { name: '技术统计' })
    expect(statistics).toHaveTextContent('投篮命中率50.0%1/2')
    expect(await screen.findByRole('region', { name: '首发' })).toHaveTextContent('球员1')
    expect(await screen.findByRole('region', { name: '投篮分布' })).toBeInTheDocument()
  })

  it('has no statistics before the tip-off, but the starting fives', async () => {
    const match = { ...gameInPlay(), s: 1 }
    showGameTab(SituationPanel, full, { match })
    expect(await screen.findByRole('region', { name: '首发' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: '技术统计' })).not.toBeInTheDocument()
  })

  it('filters the shots and lists them in a table', async () => {
    showGameTab(SituationPanel, full)
    const card = within(await screen.findByRole('region', { name: '投篮分布' }))
    expect(
      card.getByRole('img', { name: /队1 投篮分布：两分 1\/1（100.0%），三分 0\/1/ }),
    ).toBeVisible()
    fireEvent.change(card.getByRole('combobox', { name: '球员' }), { target: { value: '2' } })
    expect(card.getByRole('img', { name: /两分 0\/0（–），三分 0\/1/ })).toBeVisible()
    fireEvent.click(card.getByRole('tab', { name: '队2' }))
    expect(card.getByRole('img', { name: /队2 投篮分布：两分 1\/1/ })).toBeVisible()
    const details = card.getByText('看数据').closest('details') as HTMLDetailsElement
    details.open = true
    fireEvent(details, new Event('toggle'))
    expect(
      await card.findByRole('row', { name: '第一节 10:00 球员9 两分 1.4米 命中' }),
    ).toBeVisible()
  })
})
