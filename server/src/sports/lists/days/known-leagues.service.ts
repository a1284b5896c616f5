import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { MatchRow } from '../../match-row'
import type { Sport } from '../../sport'
import type { BoardContents } from '../board/board-contents'
import { readKnownLeagues } from './day.repository'

/**
 * Throws `errors.noSuchLeague` for ids without a league: a wrong URL must not look like a day
 * without matches. A league without matches that day is valid.
 */
export async function rejectUnknownLeagues(
  db: Db,
  sport: Sport,
  ids: ReadonlySet<number>,
  { leagues }: Pick<BoardContents<MatchRow>, 'leagues'>,
): Promise<void> {
  const asked = [...ids].filter((id) => !leagues.has(id))
  if (asked.length === 0) return
  const known = new Set(await readKnownLeagues(db, sport, asked))
  const unknown = asked.filter((id) => !known.has(id))
  if (unknown.length > 0)
    throw new RequestError(sport.errors.noSuchLeague, { details: { li: unknown } })
}
