import { OTHER_AREAS } from './other-areas'
import { WESTERN_EUROPE } from './western-europe'

/**
 * Spellings of clubs in files of 1993 to 2026, by area. A line has the spellings of one club; all
 * lines of an area are different clubs.
 */
export const CLUB_NAMES: Record<string, string> = { ...WESTERN_EUROPE, ...OTHER_AREAS }
