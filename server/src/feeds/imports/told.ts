import type { FeedIncident, FeedLeague, FeedMatchState, FeedStatistic, FeedTeam } from '../feed'

/** What a file says of the course of a match; what it does not say is left out or null. */
export type ToldState = Partial<FeedMatchState> & Pick<FeedMatchState, 'status'>

/** Where a match was read: line of a text file, place in a list of a JSON file; both begin with 1. */
export type Origin = { file: string; line: number }

/** One match as one file tells it. */
export type ToldMatch = {
  from?: Origin
  homeKey: string
  awayKey: string
  /** Seconds since 1970. */
  kickoffAt: number
  /** In Chinese; empty when the file has no rounds. */
  round: string
  neutral: boolean
  /** The file has the day alone: `kickoffAt` is the usual time of that day. */
  isDayOnly?: boolean
  /** Null: not played yet, nothing to say beyond the fixture. */
  state: ToldState | null
  incidents?: FeedIncident[]
  statistics?: FeedStatistic[]
  facts?: ToldFacts
}

export type ToldFacts = { referee?: string; venue?: string }

/** All matches of one league and season in one file. `name` such as `2025-26` or `2026`. */
export type ToldSeason<Match extends ToldMatch = ToldMatch> = {
  league: FeedLeague
  name: string
  teams: FeedTeam[]
  matches: Match[]
}

/** Imports of all formats meet in the same seasons. */
export function seasonKeyOf(leagueKey: string, name: string): string {
  return `open:${leagueKey}/${name}`
}
