import type { FeedIncident, FeedLeague, FeedStatistic, FeedTeam } from '../../feed'
import type { KnownState } from '../sport/import-sport'

/** Where a match was read: line of a text file or index in a JSON list; both start at 1. */
export type Origin = { file: string; line: number }

/** One match of one file. */
export type ParsedMatch = {
  from?: Origin
  homeKey: string
  awayKey: string
  /** Seconds since 1970. */
  kickoffAt: number
  /** In Chinese; empty when the file has no rounds. */
  round: string
  neutral: boolean
  /** The file has only the day: `kickoffAt` is the usual time of that day. */
  isDayOnly?: boolean
  /** Null before the match is played. */
  state: KnownState | null
  incidents?: FeedIncident[]
  statistics?: FeedStatistic[]
  facts?: ParsedFacts
}

export type ParsedFacts = { referee?: string; venue?: string }

/** All matches of one league and season in one file. `name` such as `2025-26` or `2026`. */
export type ParsedSeason<Match extends ParsedMatch = ParsedMatch> = {
  league: FeedLeague
  name: string
  teams: FeedTeam[]
  matches: Match[]
}

/** Key of a season, the same for all formats. */
export function seasonKeyOf(leagueKey: string, name: string): string {
  return `open:${leagueKey}/${name}`
}
