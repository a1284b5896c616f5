import { teamPlaces } from '../../../feeds/catalogue'

const CONFERENCES = new Map(teamPlaces().map(({ key, conference }) => [key, conference]))

/** Conference of a team, 东部 or 西部; null in leagues without conferences. */
export function conferenceOf(teamKey: string | undefined): string | null {
  return CONFERENCES.get(teamKey ?? '') || null
}
