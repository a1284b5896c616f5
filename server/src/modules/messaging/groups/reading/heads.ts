import type { GroupHead } from '@saidian/shared/contracts/messaging'
import type { Db } from '../../../../platform/database'
import { readPublicProfiles } from '../../../profile'
import { readHeads } from '../storage/heads.repository'

/** What lists show of groups, by their ids. */
export async function readGroupHeads(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GroupHead>> {
  const heads = await readHeads(db, ids)
  const profiles = await readPublicProfiles(
    db,
    heads.flatMap(({ first }) => first),
  )
  return new Map(
    heads.map(({ id, name, members, isDissolved, first }) => {
      const portraits = first.flatMap((memberId) => {
        const profile = profiles.get(memberId)
        if (!profile) return []
        const { nickName, portrait } = profile
        return [{ id: memberId, nickName, portrait }]
      })
      return [id, { name, portraits, members, isDissolved }]
    }),
  )
}
