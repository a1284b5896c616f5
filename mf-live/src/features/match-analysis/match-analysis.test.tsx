import { settingsSlice } from '@saidian/shared/store'
import {
  answer,
  makeMatchFuture,
  makeMatchGoalTimes,
  makeMatchHistory,
  makeMatchTable,
  makePastMatch,
} from '@saidian/shared/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { analysis } from '../../sports/football/match/analysis'
import { GoalTimes } from '../../sports/football/match/panels/goal-times'
import {
  type Answers,
  CALL,
  neverReply,
  recoverable,
  showTab,
  TOPIC_OF_MATCH,
} from '../../testing/show-tab'
import { MatchAnalysis } from './match-analysis'

const TITLES = ['联赛积分', '历史交锋', '队1 近期战绩', '队2 近期战绩', '进球分布', '未来赛程']
const FULL = {
  [CALL.table]: answer(makeMatchTable()),
  [CALL.history]: answer(makeMatchHistory({ vs: [makePastMatch()], home: [makePastMatch()] })),
  [CALL.goalTimes]: answer(makeMatchGoalTimes()),
  [CALL.future]: answer(makeMatchFuture()),
}
const bins = { teamId: 1, matches: 0, scored: [0, 0, 0, 0, 0, 0], conceded: [0, 0, 0, 0, 0, 0] }
const EMPTY = {
  [CALL.table]: answer(makeMatchTable({ groups: [] })),
  [CALL.history]: answer(makeMatchHistory()),
  [CALL.goalTimes]: answer(makeMatchGoalTimes({ home: bins, away: bins })),
  [CALL.future]: answer(makeMatchFuture({ home: [] })),
}
const Analysis = () => <MatchAnalysis view={analysis} belowTable={<GoalTimes />} />
const show = (answers: Answers) => showTab(Analysis, answers)
const card = (name: string) => within(screen.getByRole('region', { name }))

// jsdom cannot measure text: the chart estimates its width.
HTMLCanvasElement.prototype.getContext = () => null

describe('分析', () => {
  it('shows placeholders in every card while it loads', () => {
    show(Object.fromEntries(Object.keys(FULL).map((call) => [call, neverReply])))
    for (const title of TITLES)
      expect(card(title).getByRole('status', { name: '加载中' })).toBeInTheDocument()
  })

  it('starts with form and head-to-head, then the children', async () => {
    showTab(
      () => (
        <MatchAnalysis view={analysis} belowTable={<GoalTimes />}>
          <section aria-label="盘口" />
        </MatchAnalysis>
      ),
      FULL,
    )
    await screen.findByRole('row', { name: /队1/ })
    const names = screen
      .getAllByRole('region')
      .map((region) => region.querySelector('h2')?.textContent ?? region.getAttribute('aria-label'))
    expect(names.slice(0, 5)).toEqual([
      '队1 近期战绩',
      '队2 近期战绩',
      '历史交锋',
      '盘口',
      '联赛积分',
    ])
  })

  it('shows the table with both teams, and the home table when chosen', async () => {
    show(FULL)
    const row = await screen.findByRole('row', { name: /1 队1 10 6\/2\/2 18\/9 \+9 20/ })
    expect(row).toHaveClass('ours')
    fireEvent.click(card('联赛积分').getByRole('tab', { name: '主场' }))
    expect(card('联赛积分').getByRole('tab', { name: '主场', selected: true })).toBeInTheDocument()
  })

  it('shows no lines while odds are switched off', async () => {
    const quoted = makePastMatch({ asiaLine: 0.5, bsLine: 2.5 })
    const history = answer(makeMatchHistory({ vs: [quoted], home: [quoted] }))
    const { store } = show({ ...FULL, [CALL.history]: history })
    await screen.findAllByText(/赢盘率/)
    act(
      () =>
        void store.dispatch(
          settingsSlice.actions.settingChosen({ key: 'showsOdds', value: false }),
        ),
    )
    expect(screen.queryByText(/赢盘率|大球率/)).toBeNull()
    expect(screen.queryByTitle(/球|半|平/)).toBeNull()
    expect(card('队1 近期战绩').getByText(/^胜率/)).toBeInTheDocument()
  })

  it('reloads when the result is corrected', async () => {
    const { http, live } = showTab(Analysis, FULL, { status: 8 })
    await screen.findByRole('row', { name: /1 队1/ })
    const asked = () => http.requests.filter(({ url }) => url.includes('/table')).length
    const before = asked()
    await act(async () => live.confirm(TOPIC_OF_MATCH, { epoch: 'e1', seq: 0, recovered: true }))
    const match = { s: 8, score: [3, 3], version: 99 }
    await act(async () =>
      live.emit(TOPIC_OF_MATCH, { epoch: 'e1', seq: 1, data: { serverAt: Date.now(), match } }),
    )
    await waitFor(() => expect(asked()).toBe(before + 1))
  })

  it.each([
    ['goal-difference', /同分先比净胜球$/],
    ['goals-scored', /同分先比进球数$/],
    ['head-to-head', /同分先比相互战绩$/],
    ['wins', /同分先比胜场$/],
  ] as const)('explains the tie-break %s', async (rule, text) => {
    show({ ...FULL, [CALL.table]: answer(makeMatchTable({ rule })) })
    expect(await screen.findByText(text)).toBeInTheDocument()
  })

  it('says that a table is still being filled, and how old a whole one is', async () => {
    show({ ...FULL, [CALL.table]: answer(makeMatchTable({ filling: true })) })
    expect(await screen.findByText(/^正在准备/)).toBeInTheDocument()
    cleanup()
    show({ ...FULL, [CALL.table]: answer(makeMatchTable({ updatedAt: 1_795_348_800 })) })
    expect(await screen.findByText(/截至 2026-11-22 20:00$/)).toBeInTheDocument()
    expect(screen.queryByText(/^正在准备/)).toBeNull()
  })

  it('shows past matches with results, and future ones', async () => {
    show(FULL)
    await screen.findByText(/7 天后/)
    expect(screen.getByRole('region', { name: '历史交锋' })).toHaveTextContent(/队1\s*2-1.*队2/)
    expect(screen.getByRole('region', { name: '队1 近期战绩' })).toHaveTextContent(/队1\s*2-1.*队2/)
    expect(card('队2 近期战绩').getByText('暂无近期比赛')).toBeInTheDocument()
    expect(card('未来赛程').getByRole('link')).toHaveAttribute('href', '/live/zq/detail/91')
    expect(await screen.findByRole('img', { name: '各时段进球数' })).toBeInTheDocument()
  })

  it('shows a text in each empty card', async () => {
    show(EMPTY)
    for (const text of [
      '这项赛事没有积分榜',
      '两队还没有交锋记录',
      '本赛季还没有进球时间的记录',
      '两队暂无后续赛程',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument()
    expect(screen.getAllByText('暂无近期比赛')).toHaveLength(2)
  })

  it.each([
    ['联赛积分', CALL.table, /展开完整积分榜/],
    ['进球分布', CALL.goalTimes, /看数据/],
    ['未来赛程', CALL.future, /7 天后/],
    ['历史交锋', CALL.history, /胜率/],
  ] as const)(
    'shows a failed load of %s and retries, apart from other cards',
    async (title, call, content) => {
      const broken = recoverable(FULL[call])
      show({ ...FULL, [call]: broken.reply })
      await screen.findByText(call === CALL.future ? '展开完整积分榜' : /天后/)
      const retry = await card(title).findByRole('button', { name: '点击重试' })
      broken.recover()
      fireEvent.click(retry)
      await waitFor(() =>
        expect(screen.getByRole('region', { name: title })).toHaveTextContent(content),
      )
      expect(card(title).queryByText(/加载失败/)).toBeNull()
    },
  )
})
