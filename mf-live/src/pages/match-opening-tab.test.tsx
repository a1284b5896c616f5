import {
  answer,
  createFakeHttp,
  createWorld,
  makeMatch,
  makeMatchHeader,
  makeMatchText,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
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

describe('the header of a match', () => {
  const now = Math.floor(Date.now() / 1000)
  const show = (given: Parameters<typeof makeMatch>[0], tab: string) => {
    const match = makeMatch({ id: MATCH_ID, s: 2, source: 'football-data', ...given })
    return renderWithStore(<MatchScreen view={footballMatch} matchId={MATCH_ID} />, {
      path: `/live/zq/detail/${MATCH_ID}?tab=${tab}`,
      world: createWorld({
        http: createFakeHttp({
          [CALL.header]: answer(makeMatchHeader({ match, serverAt: Date.now() })),
          [CALL.text]: answer(makeMatchText()),
          [CALL.origins]: answer({
            parts: [
              {
                part: 'fixture',
                source: 'openfootball',
                changedAt: now,
                importedAt: 1_795_363_200,
              },
              { part: 'odds', source: 'football-data', changedAt: now - 400, importedAt: null },
            ],
          }),
        }),
      }),
    })
  }

  it.each(footballMatch.tabs.map(({ key }) => key))(
    'names the source and its age on the tab %s',
    async (tab) => {
      show({ sourceAt: now - 200 }, tab)
      const origins = await screen.findByRole('button', { name: /^数据来源/ })
      expect(origins).toHaveTextContent(/^数据来源：football-data.co.uk\d分钟前更新$/)
    },
  )

  it('shows source and age of each part on request', async () => {
    show({}, 'live')
    fireEvent.click(await screen.findByRole('button', { name: /^数据来源/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '数据来源' }))
    expect(await sheet.findByText('赛程')).toBeInTheDocument()
    expect(sheet.getByText('openfootball')).toHaveTextContent('2026-11-23 导入')
    expect(sheet.getByText('football-data.co.uk')).toHaveTextContent(/\d分钟前更新/)
  })

  it('says that a source contradicts itself, until it no longer does', async () => {
    const { live } = show({ doubt: true }, 'live')
    expect(await screen.findByText('数据存疑')).toBeInTheDocument()
    await act(async () => live.confirm(TOPIC_OF_MATCH, { epoch: 'e1', seq: 0, recovered: true }))
    const data = { serverAt: Date.now(), match: { doubt: false, version: 9 } }
    await act(async () => live.emit(TOPIC_OF_MATCH, { epoch: 'e1', seq: 1, data }))
    await waitFor(() => expect(screen.queryByText('数据存疑')).not.toBeInTheDocument())
  })
})
