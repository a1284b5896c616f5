import type { ListEvent, ListMatch, ListSport, Sport, SportRules } from '@saidian/shared/matches'
import { addSport } from '@saidian/shared/matches'
import {
  createFakeHttp,
  createWorld,
  makeFeed,
  makeList,
  renderWithStore,
} from '@saidian/shared/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { MatchListView } from './match-list-view'

/** A real third sport is one more entry of `SPORT` in `contracts/personal`. */
const TENNIS = 'tennis' as string as Sport
const TOPIC = 'board/tennis'
const STATUS = { notStarted: 1, playing: 2, over: 3, abnormal: 0 }

type TennisMatch = ListMatch & {
  /** Games of both players in each set. */
  sets: [number, number][]
  /** Points of the game that is played, such as 40-15. */
  points: string
  server: 0 | 1
}

const now = Math.floor(Date.now() / 1000)

function makeTennisMatch(given: Partial<TennisMatch>): TennisMatch {
  return {
    id: 1,
    li: 1,
    round: '第1轮',
    home: 1,
    away: 2,
    neutral: true,
    kickoffAt: now - 600,
    s: STATUS.playing,
    score: [0, 0],
    sets: [],
    points: '0-0',
    server: 0,
    version: 1,
    source: 'script',
    sourceAt: now - 600,
    ...given,
  }
}

const rules: SportRules<TennisMatch> = {
  sport: TENNIS,
  isListed: ({ s }) => s !== STATUS.abnormal,
  isInPlay: ({ s }) => s === STATUS.playing,
  isOver: ({ s }) => s === STATUS.over,
  isAwaited: ({ s }) => s === STATUS.notStarted,
  phaseOf: ({ s }) => (s === STATUS.playing ? 'inPlay' : s === STATUS.over ? 'over' : 'soon'),
  withoutResult: (match) => ({ ...match, score: null, sets: [], points: '' }),
  highlightedSide: (before, after) =>
    (after.score?.[0] ?? 0) > (before.score?.[0] ?? 0) ? 'home' : null,
  highlightSetting: 'vibrate',
  alertOf: () => null,
}

/** Everything that a list needs to know of tennis. */
function tennis(matches: TennisMatch[]): ListSport<TennisMatch> {
  return {
    source: {
      rules,
      topic: TOPIC,
      load: async () =>
        makeList(matches, { serverAt: Date.now(), feed: makeFeed({ aliveAt: now }) }),
      isEvent: (data): data is ListEvent<TennisMatch> => typeof data === 'object',
    },
    view: {
      ...rules,
      pathOf: (matchId) => `/live/wq/detail/${matchId}`,
      scoreOf: ({ score }) => score,
      maxDigits: 2,
      statusText: ({ s }) => (s === STATUS.over ? '完场' : '未开赛'),
      revealsResult: () => false,
      shortClock: ({ sets }) => `第${sets.length}盘`,
      lineClock: ({ sets }) => `第${sets.length}盘`,
      spokenClock: ({ sets }) => `第${sets.length}盘`,
      factsOf: ({ sets, points, s }, { hidesScore }) => {
        if (hidesScore) return []
        const games = sets.map((pair, at) => ({ label: `第${at + 1}盘`, text: pair.join('-') }))
        return s === STATUS.playing ? [...games, { text: points, isLive: true }] : games
      },
      TeamMarks: ({ match, side }) => (match.server === side ? <i title="发球" /> : null),
    },
  }
}

const listView = {
  sport: TENNIS,
  title: '网球',
  hasLateDays: false,
  odds: {
    topicOf: (companyId: number) => `odds/tennis/${companyId}`,
    home: { name: '让盘', valuesOf: () => null, lineText: String },
    away: { name: '大小局', valuesOf: () => null, lineText: String },
  },
}
const VIEWS = [listView] as const

beforeAll(() => {
  window.scrollTo = jest.fn() as never
  Object.defineProperty(window, 'innerHeight', { value: 2000, configurable: true })
})

test('a third sport has lists without a change of football or basketball', async () => {
  const playing = makeTennisMatch({
    score: [1, 0],
    sets: [
      [6, 4],
      [2, 1],
    ],
    points: '40-15',
  })
  const over = makeTennisMatch({ id: 2, home: 3, away: 4, s: STATUS.over, score: [0, 2] })
  addSport(tennis([over, playing]))
  const { live } = renderWithStore(
    <MatchListView
      views={VIEWS}
      source={{ kind: 'hot' }}
      grouping="league"
      filters={new Map()}
      whenEmpty={{ text: '今天暂无比赛', action: { label: '看赛程', onChoose: () => undefined } }}
      onClearFilter={() => undefined}
    />,
    { world: createWorld({ http: createFakeHttp({}) }) },
  )
  const row = await screen.findByRole('article', { name: '联1 第2盘 队1 1 比 0 队2' })
  const ids = screen.getAllByRole('article').map((each) => each.getAttribute('data-match-id'))
  expect(ids).toEqual(['1', '2'])
  expect(within(row).getByText('6-4')).toHaveAttribute('title', '第1盘')
  expect(within(row).getByText('40-15')).toBeInTheDocument()
  expect(within(row).getByTitle('发球')).toBeInTheDocument()
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/live/wq/detail/1')

  await act(async () => live.confirm(TOPIC, { epoch: 'e1', seq: 0, recovered: true }))
  const changed = [{ id: 1, version: 2, score: [2, 0], s: STATUS.over }]
  await act(async () =>
    live.emit(TOPIC, { epoch: 'e1', seq: 1, data: { serverAt: Date.now(), changed } }),
  )
  await waitFor(() => expect(row).toHaveAccessibleName(/队1 2 比 0 队2/))
  expect(row).toHaveClass('scored')
})
