import { settingsSlice } from '@saidian/shared/store'
import {
  answer,
  createFakeHttp,
  createWorld,
  makeBasketballHeader,
  makeBasketballMatch,
  makeBasketballText,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { basketballMatch } from '../sports/basketball/match/view'
import { FULL_COVERAGE, GAME_CALL, gameInPlay } from '../testing/show-game-tab'
import { MATCH_ID } from '../testing/show-tab'
import { MatchScreen } from './match-screen'

type Given = { match?: ReturnType<typeof gameInPlay>; coverage?: typeof FULL_COVERAGE }

const open = ({ match = gameInPlay(), coverage = FULL_COVERAGE }: Given = {}) =>
  renderWithStore(<MatchScreen view={basketballMatch} matchId={MATCH_ID} />, {
    path: `/live/lq/detail/${MATCH_ID}`,
    world: createWorld({
      http: createFakeHttp({
        [GAME_CALL.header]: answer(makeBasketballHeader({ match, coverage })),
        [GAME_CALL.text]: answer(makeBasketballText()),
      }),
    }),
  })
const tabNames = async () => {
  await screen.findByRole('tab', { selected: true })
  const bar = screen.getByRole('tablist', { name: '比赛内容' })
  return within(bar)
    .getAllByRole('tab')
    .map((tab) => tab.textContent)
}

beforeAll(() => {
  window.scrollTo = jest.fn() as never
  window.IntersectionObserver = class {
    observe = () => undefined
    disconnect = () => undefined
  } as never
})

describe('the page of a basketball match', () => {
  it('shows the points of each period and of each of four overtimes', async () => {
    const homePoints = [30, 20, 25, 25, 10, 8, 9, 12]
    const awayPoints = [25, 25, 30, 20, 10, 8, 9, 10]
    const score: [number, number] = [139, 137]
    open({ match: makeBasketballMatch({ id: MATCH_ID, s: 10, score, homePoints, awayPoints }) })
    const table = within(await screen.findByRole('table', { name: '各节比分' }))
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual(['一', '二', '三', '四', '加1', '加2', '加3', '加4', '总分'])
    expect(table.getByRole('columnheader', { name: '加时4' })).toBeInTheDocument()
    expect(table.getByRole('row', { name: /队1/ })).toHaveTextContent('队130202525108912139')
  })

  it('counts down in play, with fouls and time-outs', async () => {
    open({ match: { ...gameInPlay(), fouls: [3, 4], timeouts: [5, 6] } })
    expect(await screen.findByText('第三节 05:00')).toBeInTheDocument()
    expect(screen.getByText('本节犯规 3-4')).toBeInTheDocument()
    expect(screen.getByText('剩余暂停 5-6')).toBeInTheDocument()
  })

  it('has the tabs that its source covers', async () => {
    open()
    expect(await tabNames()).toEqual(['赛况', '文字', '球员数据', '分析', '指数', '聊天', 'AI'])
  })

  it('opens on 分析 before the tip-off and shows no more than it has', async () => {
    const coverage = { ...FULL_COVERAGE, text: 0, box: 0, odds: 0 }
    open({ match: makeBasketballMatch({ id: MATCH_ID }), coverage })
    expect(await screen.findByRole('tab', { name: '分析', selected: true })).toBeInTheDocument()
    expect(await tabNames()).toEqual(['赛况', '分析', '聊天', 'AI'])
    expect(screen.queryByRole('table', { name: '各节比分' })).not.toBeInTheDocument()
  })

  it('hides score, points and an overtime until they are revealed', async () => {
    const { store } = open({ match: { ...gameInPlay(), s: 9 } })
    const setting = settingsSlice.actions.settingChosen({ key: 'noSpoiler', value: true })
    act(() => void store.dispatch(setting))
    const reveal = await screen.findByRole('button', { name: '显示比分' })
    expect(screen.getByText('进行中')).toBeInTheDocument()
    expect(screen.queryByRole('table', { name: '各节比分' })).not.toBeInTheDocument()
    fireEvent.click(reveal)
    expect(await screen.findByRole('table', { name: '各节比分' })).toBeInTheDocument()
  })

  it('hides points and clock within the stream delay', async () => {
    const serverAt = Date.now()
    const match = { ...gameInPlay(), sourceAt: Math.floor(serverAt / 1000) }
    const header = makeBasketballHeader({ match, coverage: FULL_COVERAGE, serverAt })
    const world = createWorld({
      http: createFakeHttp({
        [GAME_CALL.header]: answer(header),
        [GAME_CALL.text]: answer(makeBasketballText()),
      }),
    })
    const delay = settingsSlice.actions.settingChosen({ key: 'streamDelaySeconds', value: 60 })
    world.store.dispatch(delay)
    renderWithStore(<MatchScreen view={basketballMatch} matchId={MATCH_ID} />, { world })
    expect(await screen.findByText('直播延迟中')).toBeInTheDocument()
    expect(screen.queryByText('第三节 05:00')).not.toBeInTheDocument()
    expect(screen.queryByRole('table', { name: '各节比分' })).not.toBeInTheDocument()
  })
})
