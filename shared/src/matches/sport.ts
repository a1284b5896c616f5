import type { FootballList, FootballListEvent, FootballMatch } from '../contracts/football'
import type { ListIncident as Incident } from '../contracts/matches'
import type { MatchAlert as FootballAlert } from './football/alert'

/** What the lists of each sport consist of, on the wire and on the screen. */
type SportTypes = {
  football: {
    match: FootballMatch
    snapshot: FootballList
    event: FootballListEvent
    incident: Incident
    alert: FootballAlert
  }
}

export type Sport = keyof SportTypes
export type ListMatch = SportTypes[Sport]['match']
export type ListSnapshot = SportTypes[Sport]['snapshot']
export type ListEvent = SportTypes[Sport]['event']
export type ListIncident = SportTypes[Sport]['incident']
/** An incident that may be announced to the user. */
export type MatchAlert = SportTypes[Sport]['alert']

export type Phase = 'inPlay' | 'soon' | 'over'

/** The names behind the ids of a list. */
export type ListNames = Record<'home' | 'away' | 'league', string>

/** What a sport decides about its list. */
export type SportRules = {
  sport: Sport
  /** Whether lists show the match. */
  isListed: (match: ListMatch) => boolean
  isInPlay: (match: ListMatch) => boolean
  isOver: (match: ListMatch) => boolean
  /** Section of the match in a list. */
  phaseOf: (match: ListMatch) => Phase
  /** The match as it was before anything of its result was known. */
  withoutResult: (match: ListMatch) => ListMatch
  /** The side whose score grew between two states of a match, or null. */
  scoringSide: (before: ListMatch, after: ListMatch) => 'home' | 'away' | null
  /** The alert of an incident; null when it is not announced. */
  alertOf: (
    incident: Incident,
    match: ListMatch,
    names: ListNames,
  ) => Omit<MatchAlert, 'number'> | null
}
