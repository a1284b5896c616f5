import {
  answer,
  createFakeHttp,
  createWorld,
  makeMatch,
  makeMatchHeader,
  makeMatchText,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { footballMatch } from '../sports/football/match/view'
import { CALL, MATCH_ID, TOPIC_OF_MATCH } from '../testing/show-tab'
import { MatchScreen } from './match-screen'

const open = (s: number, tab?: string) =>
  renderWithStore(<MatchScreen view={footballMatch} matchId={MATCH_ID} />, {
    path: `/live/zq/detail/${MATCH_ID}${tab ? `?tab=${tab}` : ''}`,
    world: createWorld({
      http: createFakeHttp({
        [CALL.header]: answer(makeMatchHeader({ match: makeMatch({ id: MATCH_ID, s }) })),
        [CALL.text]: answer(makeMatchText()),
      }),
    }),
  })
const opened = (name: string) => screen.findByRole('tab', { name, selected: true })

beforeAll(() => {
  window.scrollTo = jest.fn() as never
  window.IntersectionObserver = class {
    observe = () => undefined
    disconnect = () => undefined
  } as never
})

describe('a match without a tab in its address', () => {
  it('opens on 分析 before the kick-off and on 赛况 afterwards', async () => {
    const before = open(1)
    expect(await opened('分析')).toBeInTheDocument()
    before.unmount()
    open(2)
    expect(await opened('赛况')).toBeInTheDocument()
  })

  it('keeps its tab when it kicks off', async () => {
    const { live } = open(1)
    await opened('分析')
    await act(async () => live.confirm(TOPIC_OF_MATCH, { epoch: 'e1', seq: 0, recovered: true }))
    const data = {
      serverAt: Date.now(),
      match: { s: 2, ot: Math.floor(Date.now() / 1000), version: 9 },
    }
    await act(async () => live.emit(TOPIC_OF_MATCH, { epoch: 'e1', seq: 1, data }))
    expect(await screen.findByText(/^\d+$/, { selector: '.clock' })).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: '分析', selected: true })).toBeInTheDocument()
  })

  it('opens the chosen tab again', async () => {
    const { location } = open(1)
    await opened('分析')
    fireEvent.click(screen.getByRole('tab', { name: '赛况' }))
    expect(await opened('赛况')).toBeInTheDocument()
    expect(location()).toContain('tab=live')
  })

  it('opens 聊天 by a link to a comment', async () => {
    renderWithStore(<MatchScreen view={footballMatch} matchId={MATCH_ID} />, {
      path: `/live/zq/detail/${MATCH_ID}?comment=5`,
      world: createWorld({
        http: createFakeHttp({
          [CALL.header]: answer(makeMatchHeader({ match: makeMatch({ id: MATCH_ID, s: 1 }) })),
        }),
      }),
    })
    expect(await opened('聊天')).toBeInTheDocument()
  })

  it('opens the tab of its address in every state', async () => {
    open(1, 'lineup')
    expect(await opened('阵容')).toBeInTheDocument()
  })
})
