import { BASKETBALL_STATUS } from '@saidian/shared/contracts/basketball'
import { type AmericanTeam, basketballCatalogue, readAmericanTeams } from '../../catalogue'
import type { FeedTeam } from '../../feed'
import { FileError, type KnownState, type ParsedMatch, type ParsedSeason } from '..'

const { leagues, teams } = basketballCatalogue()
const american = readAmericanTeams()
const byId = new Map(american.map((team) => [team.id, team]))
const byOddsName = new Map(american.map((team) => [team.oddsName, team]))

export const REGULAR_ROUND = '常规赛'
export const PLAY_OFF_ROUND = '季后赛'

/** A team of NBA or WNBA by its number at the league; null for a guest, such as a national team. */
export function teamById(id: number): AmericanTeam | null {
  return byId.get(id) ?? null
}

/** A team by its name in files of odds, such as `GoldenState`. */
export function teamByOddsName(name: string): AmericanTeam | null {
  return name === '' ? null : (byOddsName.get(name) ?? null)
}

/** All teams of a league, under their canonical names. */
export function teamsOf(leagueKey: string): FeedTeam[] {
  return [...teams.values()].filter(({ key }) => key.startsWith(`${leagueKey}/`))
}

/** The matches of a season of a league with its teams. */
export function gameSeason<Match extends ParsedMatch>(
  leagueKey: string,
  name: string,
  matches: Match[],
): ParsedSeason<Match> {
  const league = leagues.get(leagueKey)
  if (!league) throw new FileError(`no league ${leagueKey}`)
  return { league, name, teams: teamsOf(leagueKey), matches }
}

/** `2018-19` of the year in which a season begins. */
export function seasonName(year: number): string {
  return `${year}-${`${(year + 1) % 100}`.padStart(2, '0')}`
}

/** The state of a finished game; points of periods are missing where the file has none. */
export function finishedState(
  home: number,
  away: number,
  { homePoints, awayPoints, periodSeconds }: Partial<PeriodPoints> & { periodSeconds: number },
): KnownState {
  const points = homePoints && awayPoints ? { homePoints, awayPoints } : {}
  return { status: BASKETBALL_STATUS.finished, score: [home, away], periodSeconds, ...points }
}

type PeriodPoints = { homePoints: number[]; awayPoints: number[] }
