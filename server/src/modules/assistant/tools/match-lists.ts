import type { Span } from '../reading/lines'
import { foremost, type MatchLine } from '../reading/match-line'
import type { Block, Found, ToolContext } from './found'
import { dayLink, matchLink } from './links'

const MAX_LISTED = 30

export type DayQuery = {
  sports: readonly number[]
  span: Span
  leagueIds?: readonly number[]
  state?: MatchLine['state'] | undefined
}

/** Matches that kick off in a span; those of a state, of leagues. */
export async function matchesOfDay(
  { lines, now }: ToolContext,
  { sports, span, leagueIds = [], state }: DayQuery,
): Promise<Found<MatchLine[]>> {
  const lists = await Promise.all(sports.map((sport) => lines.ofSpan(sport, span)))
  return listed(chosen(byTime(lists.flat()), leagueIds, state), {
    title: '赛程赛果',
    link: dayLink(sports[0] ?? 1, span.from, now),
    now,
  })
}

/** Matches in play. */
export async function matchesInPlay(
  { lines, now }: ToolContext,
  { sports, leagueIds = [] }: Pick<DayQuery, 'sports' | 'leagueIds'>,
): Promise<Found<MatchLine[]>> {
  const lists = await Promise.all(sports.map((sport) => lines.playing(sport)))
  const link = dayLink(sports[0] ?? 1, now, now)
  return listed(chosen(byTime(lists.flat()), leagueIds, undefined), {
    title: '即时比分',
    link,
    now,
  })
}

export type AroundQuery = {
  sport: number
  teamId?: number
  otherId?: number | undefined
  leagueId?: number
  before: number
  after: number
}

/** Matches of a team, of two teams or of a league around now, by kick-off. */
export async function matchesAround(
  { lines, now }: ToolContext,
  query: AroundQuery,
): Promise<Found<MatchLine[]>> {
  const found = await lines.around({ ...query, now })
  const near = nearest(found, now)
  const title = query.leagueId === undefined ? '近期比赛' : '联赛赛程'
  const link = near ? matchLink(near, 'analysis') : dayLink(query.sport, now, now)
  return listed(found, { title, link, now })
}

/** The match that a page about now would show: in play, else the last or the next. */
export function nearest(lines: readonly MatchLine[], now: number): MatchLine | null {
  const byDistance = [...lines].sort(
    (a, b) => Math.abs(a.kickoffMs - now) - Math.abs(b.kickoffMs - now),
  )
  return lines.find(({ state }) => state === 'playing') ?? byDistance[0] ?? null
}

export function matchesBlock(lines: readonly MatchLine[]): Block {
  const matches = foremost(lines, MAX_LISTED).map(({ sport, id }) => ({ sport, id }))
  return { kind: 'matches', matches }
}

const byTime = (lines: MatchLine[]) => lines.sort((a, b) => a.kickoffMs - b.kickoffMs)

function chosen(
  lines: readonly MatchLine[],
  leagueIds: readonly number[],
  state: MatchLine['state'] | undefined,
): MatchLine[] {
  return lines.filter(
    (line) =>
      (leagueIds.length === 0 || leagueIds.includes(line.leagueId)) &&
      (state === undefined || line.state === state),
  )
}

function listed(
  lines: MatchLine[],
  { title, link, now }: { title: string; link: string; now: number },
): Found<MatchLine[]> {
  const at = lines.length > 0 ? Math.max(...lines.map((line) => line.at)) : now
  const blocks = lines.length > 0 ? [matchesBlock(lines)] : []
  return { data: lines, source: { title, link, at }, blocks }
}
