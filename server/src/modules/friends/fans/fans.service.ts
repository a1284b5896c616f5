import type { getFans } from '@saidian/shared/contracts/friends'
import type { QueryOf, ReplyOf } from '@saidian/shared/contracts/http'
import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import { countFollowers, readFollowedIds } from '../../personal'
import { readPublicProfiles } from '../../profile'
import { FANS } from '../access.rules'
import { type FanRow, readFans } from './fans.repository'

const PAGE = 30
const CURSOR = /^(\d{1,15})\.(\d{1,18})$/

export type Fans = (
  member: { id: string },
  query: QueryOf<typeof getFans>,
) => Promise<ReplyOf<typeof getFans>>

/** Who follows the caller. Blocking ends follows, so that no one blocked is among them. */
export function createFans({ db }: { db: Db }): Fans {
  return async ({ id }, { cursor }) => {
    permit({ id }, 'read', { kind: FANS, ownerId: id })
    const rows = await readFans(db, id, { before: placeOf(cursor), limit: PAGE + 1 })
    const page = rows.slice(0, PAGE)
    const ids = page.map((row) => row.id)
    const profiles = await readPublicProfiles(db, ids)
    const followed = new Set(await readFollowedIds(db, id, 'member'))
    const total = await countFollowers(db, { kind: 'member', id })
    const last = page.at(-1)
    return {
      fans: page.flatMap(({ id: fanId, atMs }) => {
        const profile = profiles.get(fanId)
        if (!profile) return []
        const isFollowing = followed.has(fanId)
        return [{ ...profile, followedAt: Math.floor(atMs / 1_000), isFollowing }]
      }),
      total,
      next: rows.length > PAGE && last ? `${Math.round(last.atMs)}.${last.id}` : null,
    }
  }
}

function placeOf(cursor: string | undefined): FanRow | null {
  if (cursor === undefined) return null
  const [, atMs, id] = CURSOR.exec(cursor) ?? []
  if (atMs === undefined || id === undefined) throw new RequestError('request.invalid')
  return { atMs: Number(atMs), id }
}
