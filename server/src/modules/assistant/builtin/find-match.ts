import { SPORT } from '@saidian/shared/contracts/personal'
import { beijingMidnight } from '@saidian/shared/lib'
import type { Subject } from '../names/name-book'
import { foremost, type MatchLine } from '../reading/match-line'
import { type Found, matchesAround, matchesBlock, matchesInPlay, matchesOfDay } from '../tools'
import { isPassed } from './match-text'
import type { ReplyContext } from './reply'
import { roundOf } from './round.rules'
import type { Understood } from './understood'

const DAY_MS = 86_400_000
const NEAR = 20
const ROUND = 45
/** Matches of a list that an answer names; 第二场 counts among them. */
export const NAMED_MATCHES = 10
const NO_SOURCE = { title: '', link: '', at: 0 }

/** The teams of a question: named ones, or the team of the player. */
export function teamsOf({ teams, players }: Understood, { book }: ReplyContext): Subject[] {
  if (teams.length > 0) return teams
  const teamId = players[0]?.teamId
  const team = teamId ? book.team(teamId) : null
  return team ? [team] : []
}

/** The list of matches that a question means. */
export async function findMatches(
  asked: Understood,
  context: ReplyContext,
): Promise<Found<MatchLine[]>> {
  const { when, leagues } = asked
  const [team, other] = teamsOf(asked, context)
  if (team) return matchesOfTeam(asked, context, team, other)
  const league = leagues[0]
  const isRound = when?.kind === 'last' || when?.kind === 'next' || when?.kind === 'round'
  if (league && isRound) return matchesOfRound(league, when.kind, context)
  // Last or next of something that the data does not name.
  if (isRound) return { data: [], source: NO_SOURCE, blocks: [] }
  const sports = asked.sport === null ? [SPORT.football, SPORT.basketball] : [asked.sport]
  const leagueIds = leagues.map(({ id }) => id)
  if (when?.kind === 'now') return matchesInPlay(context, { sports, leagueIds })
  const midnight = beijingMidnight(context.now)
  const span = when?.kind === 'span' ? when : { from: midnight, to: midnight + DAY_MS }
  const found = await matchesOfDay(context, { sports, span, leagueIds })
  const isEmpty = found.data.length === 0 && when === null
  return isEmpty && league ? matchesOfRound(league, 'next', context) : found
}

async function matchesOfTeam(
  { when, side, count }: Understood,
  context: ReplyContext,
  team: Subject,
  other: Subject | undefined,
): Promise<Found<MatchLine[]>> {
  const query = { sport: team.sport, teamId: team.id, otherId: other?.id }
  const found = await matchesAround(context, { ...query, before: NEAR, after: NEAR })
  const atSide = found.data.filter(
    ({ homeId }) => side === null || (side === 'home') === (homeId === team.id),
  )
  return narrowed(found, atSide.filter(inTime(when, context.now)), count)
}

/** A match whose kick-off is long past and that no source has begun is not the next one. */
function isNext({ state, kickoffMs }: MatchLine, now: number): boolean {
  return state === 'coming' && !isPassed(kickoffMs, now)
}

function inTime(when: Understood['when'], now: number): (line: MatchLine) => boolean {
  if (when?.kind === 'span') return ({ kickoffMs }) => kickoffMs >= when.from && kickoffMs < when.to
  if (when?.kind === 'last') return ({ state }) => state === 'over'
  if (when?.kind === 'next') return (line) => isNext(line, now)
  if (when?.kind === 'now') return ({ state }) => state === 'playing'
  return () => true
}

async function matchesOfRound(
  league: Subject,
  which: 'last' | 'next' | 'round' | 'now',
  context: ReplyContext,
): Promise<Found<MatchLine[]>> {
  const query = { sport: league.sport, leagueId: league.id, before: ROUND, after: ROUND }
  const found = await matchesAround(context, query)
  return narrowed(found, roundOf(found.data, which, context.now), null)
}

/** The same source with fewer matches. */
function narrowed(
  found: Found<MatchLine[]>,
  lines: MatchLine[],
  count: number | null,
): Found<MatchLine[]> {
  const data = count === null ? lines : lines.slice(-count)
  return { ...found, data, blocks: data.length > 0 ? [matchesBlock(data)] : [] }
}

/** The one match that a question means. `prefer`: without a time, the last or the next one. */
export async function findMatch(
  asked: Understood,
  context: ReplyContext,
  prefer: 'last' | 'next',
): Promise<MatchLine | null> {
  const { data } = await findMatches(asked, context)
  const { ordinal, when } = asked
  if (teamsOf(asked, context).length === 0)
    return ordinal === null ? (data.length === 1 ? (data[0] ?? null) : null) : nth(data, ordinal)
  const playing = data.find(({ state }) => state === 'playing')
  const last = data.filter(({ state }) => state === 'over').at(-1) ?? null
  const next = data.find((line) => isNext(line, context.now)) ?? null
  if (when?.kind === 'last') return last
  if (when?.kind === 'next') return next
  if (playing) return playing
  if (when?.kind === 'span') return data[0] ?? null
  return prefer === 'last' ? (last ?? next) : (next ?? last)
}

function nth(all: readonly MatchLine[], ordinal: number): MatchLine | null {
  const lines = foremost(all, NAMED_MATCHES)
  return (ordinal === -1 ? lines.at(-1) : lines[ordinal - 1]) ?? null
}
