import type { QueryOf, ReplyOf } from '@saidian/shared/contracts/http'
import type { newsStaffEndpoints } from '@saidian/shared/contracts/news'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { readVersions } from '../articles/versions.repository'

type History = (typeof newsStaffEndpoints)['history']

const LINES_A_PAGE = 100

/** The acts on an article with the texts that they left, newest first. */
export async function readHistory(
  db: Db,
  { id, cursor }: QueryOf<History>,
): Promise<ReplyOf<History>> {
  if (cursor !== undefined && !/^\d{1,18}$/.test(cursor))
    throw new RequestError('request.invalid', { field: 'cursor' })
  const versions = await readVersions(db, id, { before: cursor, limit: LINES_A_PAGE })
  const isWhole = versions.length < LINES_A_PAGE
  return { versions, next: isWhole ? null : (versions.at(-1)?.line ?? null) }
}
