import type { MatchLine } from '../reading/match-line'
import type { Block, Found, ToolContext } from './found'
import { matchLink } from './links'
import { matchesBlock } from './match-lists'

export type Form = {
  team: string
  teamId: number
  side: 'home' | 'away' | null
  /** The newest first. */
  matches: MatchLine[]
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  /** Results of the newest match first, such as 胜胜平负胜. */
  results: string
  /** Equal results in a row, such as 3连胜; empty for fewer than two. */
  streak: string
}

const READ = 60

type FormQuery = {
  team: { id: number; sport: number; name: string }
  other?: { id: number } | undefined
  side?: 'home' | 'away' | null
  count?: number
}

/** The last matches of a team: all, at home or away, or only those against another team. */
export async function teamForm(
  { lines, now }: ToolContext,
  { team, other, side = null, count = 5 }: FormQuery,
): Promise<Found<Form> | null> {
  const found = await lines.around({
    sport: team.sport,
    teamId: team.id,
    otherId: other?.id,
    now,
    before: READ,
    after: 1,
  })
  const matches = found
    .filter(({ state, goals }) => state === 'over' && goals !== null)
    .filter(({ homeId }) => side === null || (side === 'home') === (homeId === team.id))
    .reverse()
    .slice(0, count)
  const newest = matches[0]
  if (!newest) return null
  const title = other ? '历史交锋' : '近期战绩'
  const blocks: Block[] = [matchesBlock(matches), goalsChart(matches, team)]
  return {
    data: formOf(matches, team, side),
    source: { title, link: matchLink(newest, 'analysis'), at: newest.at },
    blocks,
  }
}

function ownGoals({ homeId, goals }: MatchLine, teamId: number): [number, number] {
  const [home, away] = goals ?? [0, 0]
  return homeId === teamId ? [home, away] : [away, home]
}

function formOf(
  matches: MatchLine[],
  team: { id: number; name: string },
  side: Form['side'],
): Form {
  const results = matches.map((match) => {
    const [own, other] = ownGoals(match, team.id)
    return own > other ? '胜' : own === other ? '平' : '负'
  })
  const count = (result: string) => results.filter((each) => each === result).length
  const sum = (place: 0 | 1) =>
    matches.reduce((total, match) => total + ownGoals(match, team.id)[place], 0)
  const first = results.findIndex((result) => result !== results[0])
  const inRow = first === -1 ? results.length : first
  return {
    team: team.name,
    teamId: team.id,
    side,
    matches,
    won: count('胜'),
    drawn: count('平'),
    lost: count('负'),
    scored: sum(0),
    conceded: sum(1),
    results: results.join(''),
    streak: inRow > 1 ? `${inRow}连${results[0]}` : '',
  }
}

function goalsChart(matches: readonly MatchLine[], team: { id: number; name: string }): Block {
  return {
    kind: 'chart',
    title: `${team.name}每场得分`,
    bars: [...matches]
      .reverse()
      .slice(-20)
      .map((match) => {
        const [own] = ownGoals(match, team.id)
        const against = match.homeId === team.id ? match.away : match.home
        return { label: against, value: own, text: String(own) }
      }),
  }
}
