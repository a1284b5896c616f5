import { viewOf } from '@saidian/shared/matches'
import {
  answer,
  createFakeHttp,
  createWorld,
  type FakeAnswer,
  type FakeHttp,
  makeFeed,
  makeMatch,
  makeMatchHeader,
  makeMatchText,
  makeTeam,
  renderWithStore,
} from '@saidian/shared/testing'
import type { ComponentType } from 'react'
import { MatchContext, type MatchContextValue } from '../match/match-context'
import type { MatchTab } from '../paths'
import { matchQueries } from '../sports/football/data/match.api'

export const MATCH_ID = 7
export const TOPIC_OF_MATCH = `match/football/${MATCH_ID}`

/** Endpoints of a match page. */
export const CALL = {
  header: `GET /live/fb/match/live/navigation/${MATCH_ID}`,
  text: `GET /live/fb/match/live/textLive/${MATCH_ID}`,
  lineup: `GET /live/fb/match/live/lineup/${MATCH_ID}`,
  intelligence: `GET /live/fb/match/live/intelligence/${MATCH_ID}`,
  odds: `GET /live/odds/${MATCH_ID}`,
  oddsHistory: `GET /live/odds/history/${MATCH_ID}`,
  table: `GET /live/fb/match/analysis/table/${MATCH_ID}`,
  history: `GET /live/fb/match/analysis/history/${MATCH_ID}`,
  goalTimes: `GET /live/fb/match/analysis/goalTime/${MATCH_ID}`,
  origins: `GET /live/fb/match/live/origins/${MATCH_ID}`,
  future: `GET /live/fb/match/analysis/future/${MATCH_ID}`,
} as const

export type Answers = Record<
  string,
  FakeAnswer | ((request: { query: unknown }) => FakeAnswer | Promise<FakeAnswer>)
>

type Options = { path?: string; status?: number }

/**
 * Renders a tab of match 7 in its first half. The fake network serves header and text by default.
 */
export function showTab(
  Tab: ComponentType,
  answers: Answers,
  { path = '/', status = 2 }: Options = {},
) {
  const http = createFakeHttp({
    [CALL.header]: answer(makeMatchHeader({ match: makeMatch({ id: MATCH_ID, s: status }) })),
    [CALL.text]: answer(makeMatchText()),
    ...answers,
  })
  const isOver = viewOf('football').isOver(makeMatch({ s: status }))
  const hasStarted = status > 1
  const match = { sport: 'football' as const, queries: matchQueries, hasStarted, isOver }
  return renderInMatch(Tab, match, { http, path })
}

/** Renders a tab of match 7 between teams 1 and 2. */
export function renderInMatch(
  Tab: ComponentType,
  match: Pick<MatchContextValue, 'sport' | 'queries' | 'hasStarted'> & { isOver?: boolean },
  { http, path }: { http: FakeHttp; path: string },
) {
  const clock = { feed: makeFeed(), clockOffsetMs: 0, delayMs: 0 }
  const chosen: number[] = []
  const tabs: MatchTab[] = []
  const context = {
    isOver: false,
    ...match,
    matchId: MATCH_ID,
    home: makeTeam({ id: 1 }),
    away: makeTeam({ id: 2 }),
    clock: () => clock,
    showTab: (tab: MatchTab) => void tabs.push(tab),
    showMinute: (minute: number) => void chosen.push(minute),
    showMoment: (minute: number) => void chosen.push(minute),
  }
  const page = renderWithStore(
    <MatchContext value={context}>
      <Tab />
    </MatchContext>,
    { path, world: createWorld({ http }) },
  )
  return { ...page, chosen, tabs }
}

/** A call that fails, or returns `first`, until `mend` is called. */
export function recoverable(
  good: FakeAnswer,
  first: FakeAnswer = 'no network',
): { reply: () => FakeAnswer; recover: () => void } {
  let isUp = false
  return {
    reply: () => (isUp ? good : first),
    recover: () => {
      isUp = true
    },
  }
}

/** A call that never answers. */
export const neverReply = () => new Promise<FakeAnswer>(() => undefined)
