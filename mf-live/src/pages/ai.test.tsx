import { settingsSlice } from '@saidian/shared/store'
import {
  answer,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  makeLeague,
  makeListedPrediction,
  makeMatchPrediction,
  makeSettled,
  makeTeam,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { MatchPredictionPanel } from '../features/predictions/match/match-prediction'
import { MATCH_ID, neverReply, recoverable, showTab } from '../testing/show-tab'
import { AiPage } from './ai.page'
import { AiRecordPage } from './ai-record.page'

const UPCOMING = 'GET /live/prediction/upcoming'
const PAST = 'GET /live/prediction/past'
const SCORES = 'GET /live/prediction/scores'
const OF_MATCH = `GET /live/prediction/match/${MATCH_ID}`

const value = { result: 'home' as const, chance: 0.5, market: 0.42, price: 2.25 }
const named = (list: ReturnType<typeof makeListedPrediction>[]) => ({
  leagues: [makeLeague()],
  teams: [makeTeam({ id: 1 }), makeTeam({ id: 2 })],
  list,
})
const upcoming = (list = [makeListedPrediction({ value })]) =>
  answer({ ...named(list), serverAt: 1, value: [] })

type Answers = Record<string, FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>)>
const show = (page: React.ReactNode, answers: Answers) =>
  renderWithStore(page, { world: createWorld({ http: createFakeHttp(answers) }) })

describe('AI预测', () => {
  it('shows each locked prediction with all chances in words', async () => {
    show(<AiPage />, { [UPCOMING]: upcoming() })
    const card = await screen.findByRole('link', { name: /队1/ })
    expect(card).toHaveAttribute('href', '/live/zq/detail/1?tab=ai')
    for (const text of [/主胜50%/, /平局27%/, /客胜23%/, /最可能比分 1-0 12%/, /大2.5球 52%/])
      expect(card.textContent).toMatch(text)
    expect(card).toHaveTextContent('主胜：模型 50%，市场 42%')
  })

  it.each([
    ['showsOdds', false],
    ['teenMode', true],
  ] as const)('a result shows no closing price with %s %s', async (key, chosen) => {
    const settled = makeSettled({ closing: [0.4, 0.3, 0.3] })
    const { store } = show(<AiPage />, {
      [UPCOMING]: upcoming([makeListedPrediction({ settled })]),
    })
    expect(await screen.findByText(/收盘赔率 40%/)).toBeInTheDocument()
    act(() => {
      store.dispatch(settingsSlice.actions.settingChosen({ key, value: chosen }))
    })
    expect(screen.queryByText(/收盘赔率/)).toBeNull()
  })

  it('shows nothing of bookmakers with odds off', async () => {
    const { store } = show(<AiPage />, { [UPCOMING]: upcoming() })
    await screen.findByRole('link', { name: /队1/ })
    act(() => {
      store.dispatch(settingsSlice.actions.settingChosen({ key: 'showsOdds', value: false }))
    })
    const card = screen.getByRole('link', { name: /队1/ })
    expect(card).not.toHaveTextContent('市场')
    expect(card).not.toHaveTextContent('主让')
    expect(card).toHaveTextContent('大2.5球')
  })

  it('waits, fails and recovers, and says when there is none', async () => {
    const waiting = show(<AiPage />, { [UPCOMING]: neverReply })
    expect(screen.getAllByRole('status', { name: '加载中' })[0]).toBeInTheDocument()
    waiting.unmount()
    const { reply, recover } = recoverable(upcoming([]))
    show(<AiPage />, { [UPCOMING]: reply })
    const retry = await screen.findByRole('button', { name: /重试/ })
    recover()
    fireEvent.click(retry)
    expect(await screen.findByText(/暂无预测/)).toBeInTheDocument()
  })

  it('asks for one sport', async () => {
    const { http } = show(<AiPage />, { [UPCOMING]: upcoming() })
    await screen.findByRole('link', { name: /队1/ })
    fireEvent.click(screen.getByRole('tab', { name: '篮球' }))
    await waitFor(() => expect(http.requests.at(-1)?.query).toEqual({ sport: 2 }))
  })
})

describe('AI预测战绩', () => {
  const list = [
    makeListedPrediction({ settled: makeSettled() }),
    makeListedPrediction({
      record: 3,
      settled: makeSettled({
        record: 4,
        hit: false,
        result: 'away',
        chance: 0.23,
        corrected: true,
      }),
    }),
    makeListedPrediction({
      record: 5,
      settled: { kind: 'void', record: 6, reason: 'postponed' },
    }),
  ]
  const past = answer({ ...named(list), count: 3, hits: 1, counted: 2, next: null })
  const losses = { count: 2, logLoss: 0.98, brier: 0.58, rps: 0.195, hits: 1 }
  const group = {
    sport: 1,
    leagueId: null,
    leagueZh: null,
    model: losses,
    beside: { model: losses, market: { ...losses, rps: 0.187 } },
    bins: [],
  }

  it('shows every one: hits, misses, void ones, and how good they were', async () => {
    show(<AiRecordPage />, { [PAST]: past, [SCORES]: answer({ groups: [group] }) })
    expect(await screen.findByText('✓ 命中')).toBeInTheDocument()
    expect(screen.getByText('✗ 未中')).toBeInTheDocument()
    expect(screen.getByText('更正')).toBeInTheDocument()
    expect(screen.getByText('比赛延期，不计入')).toBeInTheDocument()
    expect(screen.getByText('共 3 场，计入 2 场，命中 1 场（50%）')).toBeInTheDocument()
    expect(await screen.findByRole('row', { name: '排序概率分 0.195 0.187' })).toBeInTheDocument()
  })
})

describe('AI of a match', () => {
  it('says that there is none', async () => {
    showTab(MatchPredictionPanel, { [OF_MATCH]: answer(makeMatchPrediction({ prediction: null })) })
    expect(await screen.findByText('暂无预测')).toBeInTheDocument()
  })

  it('shows intervals, scores, lines and reasons that open their figures', async () => {
    const { tabs } = showTab(MatchPredictionPanel, { [OF_MATCH]: answer(makeMatchPrediction()) })
    expect(await screen.findByText(/80% 区间：主胜 46%–54%/)).toBeInTheDocument()
    expect(screen.getByRole('row', { name: '0 10.0 8.0' })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: '主让0.5球 赢盘 50% 46%–54%' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: /预计进球 1.6 比 1.1/ }))
    expect(tabs).toEqual(['analysis'])
  })
})
