import type { BoardMatch, FootballList } from '@saidian/shared/contracts'
import type { PicturedRoute } from './known-routes'

const TABS = ['live', 'text', 'lineup', 'analysis', 'odds', 'intelligence'] as const

/** Every tab of a match in play, a finished one and one that has not begun, as today's list has them. */
export async function matchRoutes(origin: string): Promise<PicturedRoute[]> {
  const answer = await fetch(`${origin}/live/football/v1_1/live?platform=4`)
  const { matches } = ((await answer.json()) as { data: FootballList }).data
  return [
    ...tabsOf('play', richest(matches, ({ s }) => s === 4) ?? richest(matches, ({ s }) => s === 2)),
    ...tabsOf(
      'over',
      richest(matches, ({ s }) => s === 8),
    ),
    ...tabsOf(
      'soon',
      richest(matches, ({ s }) => s === 1),
    ),
  ]
}

/** The match with the most to show: it has more beside the score than the others. */
function richest(matches: BoardMatch[], isWanted: (match: BoardMatch) => boolean): BoardMatch | undefined {
  const wealth = ({ marks, lottery, id }: BoardMatch) =>
    (marks?.length ?? 0) * 1e6 + (lottery?.jc ? 5e5 : 0) - id / 1e6
  return matches.filter(isWanted).sort((a, b) => wealth(b) - wealth(a))[0]
}

function tabsOf(state: string, match: BoardMatch | undefined): PicturedRoute[] {
  if (!match) return []
  return TABS.map((tab) => ({
    url: `/live/zq/detail/${match.id}?tab=${tab}`,
    name: `live-zq-detail-${state}-${tab}`,
  }))
}
