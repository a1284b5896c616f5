import { type Archive, type Recording, readMatches } from './archive'

/**
 * Matches of the recorded competitions that ended before the first recorded match began, so that
 * its table and the form of its teams are those of the day. They have no recorded events.
 */
export async function readEarlierMatches(
  dir: string,
  { recordings }: Archive,
): Promise<Recording[]> {
  const [first = ''] = recordings.map(({ kickoffUtc }) => kickoffUtc).sort()
  const recorded = new Set(recordings.map(({ match }) => match.wyId))
  const competitions = [...new Set(recordings.map(({ competition }) => competition))]
  const matches = await Promise.all(
    competitions.map(async (competition) =>
      (await readMatches(dir, competition)).map((match) => ({ match, competition })),
    ),
  )
  return matches
    .flat()
    .filter(({ match }) => match.dateutc < first && !recorded.has(match.wyId))
    .map(({ match, competition }) => ({
      match,
      competition,
      events: [],
      kickoffUtc: match.dateutc,
    }))
}
