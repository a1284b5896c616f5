import type { FeedState, League, ListIncident, Team } from '../contracts/matches'
import type { SPORT } from '../contracts/personal'
import type { FlagKey } from '../store'

/** Key of a sport: it names lists, topics and cookies. */
export type Sport = keyof typeof SPORT

export type Side = 'home' | 'away'

/** What a match of every sport has in a list; a sport adds its own fields. */
export type ListMatch = {
  id: number
  li: number
  round: string
  home: number
  away: number
  neutral: boolean
  kickoffAt: number
  s: number
  /** A source contradicts itself about this match. */
  doubt?: boolean
  score: [number, number] | null
  ranks?: [number, number]
  marks?: string[]
  /** Its number in each lottery: 竞彩, 北单, 足彩. */
  lottery?: { jc?: string; bd?: string; zc?: string }
  version: number
  source: string
  sourceAt: number
}

export type ListSnapshot<Match extends ListMatch = ListMatch> = {
  epoch: string
  seq: number
  serverAt: number
  feed: FeedState
  leagues: League[]
  teams: Team[]
  matches: Match[]
}

/** What changed in a list. */
export type ListEvent<Match extends ListMatch = ListMatch> = {
  serverAt: number
  feed?: FeedState
  changed?: ({ id: number } & Partial<Match>)[]
  added?: { leagues: League[]; teams: Team[]; matches: Match[] }
  removed?: number[]
  incidents?: ListIncident[]
}

export type Phase = 'inPlay' | 'soon' | 'over'

/** When an incident happened, such as 12′ or 第四节 01:12, and the score then. */
export type AlertText = { time: string; score: readonly [number, number] }

/** An incident that may be announced to the user, with its display names. */
export type MatchAlert = AlertText & {
  /** Increases with every alert of the list. */
  number: number
  sport: Sport
  matchId: number
  /** League and lottery numbers, for the filter. */
  li: number
  lottery: ListMatch['lottery']
  /** By the numbers of the sport. */
  type: number
  side: ListIncident['side']
  player: string | null
  leagueName: string
  home: string
  away: string
}

/**
 * What a sport decides about its list. Methods, so that the rules of a sport may take its own
 * matches: a list gives them no others.
 */
export type SportRules<Match extends ListMatch = ListMatch> = {
  sport: Sport
  /** Whether lists show the match. */
  isListed(match: Match): boolean
  isInPlay(match: Match): boolean
  isOver(match: Match): boolean
  /** Whether the match is still to be played, also if it was postponed. */
  isAwaited(match: Match): boolean
  /** Section of the match in a list. */
  phaseOf(match: Match): Phase
  /** The match as it was before anything of its result was known. */
  withoutResult(match: Match): Match
  /** The side that the row marks for a while after this change, or null. */
  highlightedSide(before: Match, after: Match): Side | null
  /** The setting that switches this mark on. */
  highlightSetting: FlagKey
  /** When and at which score an incident is announced; null when it is not. */
  alertOf(incident: ListIncident, match: Match): AlertText | null
}
