import type { FootballList, FootballMatch, MatchHeader } from '@saidian/shared/contracts/football'
import type { PicturedRoute } from './known-routes'

type Coverage = MatchHeader['coverage']

/** The tabs of a match page, and when a match has them. */
const TABS: readonly [tab: string, isOffered: (coverage: Coverage) => boolean][] = [
  ['live', () => true],
  ['text', ({ text }) => text === 1],
  ['lineup', () => true],
  ['analysis', () => true],
  ['odds', ({ odds }) => odds === 1],
  ['intelligence', ({ intelligence }) => intelligence === 1],
]

/**
 * Every tab of a match in play, a finished one and an upcoming one on today's list. Throws when
 * today has no such match, so that no screenshot is missing unnoticed.
 */
export async function matchRoutes(origin: string): Promise<PicturedRoute[]> {
  const { matches } = await read<FootballList>(`${origin}/live/football/v1_1/live?platform=4`)
  const chosen = {
    play: richest(matches, ({ s }) => s === 4) ?? richest(matches, ({ s }) => s === 2),
    over: richest(matches, ({ s }) => s === 8),
    soon: richest(matches, ({ s }) => s === 1),
  }
  const routes = await Promise.all(
    Object.entries(chosen).map(([state, match]) => {
      if (!match) throw new Error(`no match for the pictures of ${state}`)
      return tabsOf(origin, state, match.id)
    }),
  )
  return routes.flat()
}

async function read<T>(url: string): Promise<T> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return ((await answer.json()) as { data: T }).data
}

/** The match with the most data besides the score. */
function richest(
  matches: FootballMatch[],
  isWanted: (match: FootballMatch) => boolean,
): FootballMatch | undefined {
  const wealth = ({ marks, lottery, id }: FootballMatch) =>
    (marks?.length ?? 0) * 1e6 + (lottery?.jc ? 5e5 : 0) - id / 1e6
  return matches.filter(isWanted).sort((a, b) => wealth(b) - wealth(a))[0]
}

async function tabsOf(origin: string, state: string, matchId: number): Promise<PicturedRoute[]> {
  const { coverage } = await read<MatchHeader>(`${origin}/live/fb/match/live/navigation/${matchId}`)
  return TABS.filter(([, isOffered]) => isOffered(coverage)).map(([tab]) => ({
    url: `/live/zq/detail/${matchId}?tab=${tab}`,
    name: `live-zq-detail-${state}-${tab}`,
  }))
}
