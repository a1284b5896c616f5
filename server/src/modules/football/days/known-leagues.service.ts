import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { BoardContents } from '../board/board-contents'
import { readKnownLeagues } from './day.repository'

/**
 * Throws `football.no_such_league` for ids without a league: a wrong URL must not look like a day
 * without matches. A league without matches that day is valid.
 */
export async function rejectUnknownLeagues(
  db: Db,
  ids: ReadonlySet<number>,
  { leagues }: Pick<BoardContents, 'leagues'>,
): Promise<void> {
  const asked = [...ids].filter((id) => !leagues.has(id))
  if (asked.length === 0) return
  const known = new Set(await readKnownLeagues(db, asked))
  const unknown = asked.filter((id) => !known.has(id))
  if (unknown.length > 0)
    throw new RequestError('football.no_such_league', { details: { li: unknown } })
}
