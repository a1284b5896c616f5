import type { MemberPart } from '../accounts'
import { eraseCommunityOf, readCommunityOf } from './erasure.repository'
import { readActsOf } from './managing/acts.repository'
import type { PostPictures } from './pictures/pictures.service'

/** What a member posted, joined, reported and did in circles: exported and erased with them. */
export function communityPart(pictures: Pick<PostPictures, 'removeFiles'>): MemberPart {
  return {
    name: 'community',
    export: async (db, memberId) => ({
      ...(await readCommunityOf(db, memberId)),
      acts: await readActsOf(db, memberId),
    }),
    async erase(trx, memberId, afterCommit) {
      const keys = await eraseCommunityOf(trx, memberId)
      // If this process ends first, the sweep removes the files without a row.
      afterCommit(() => pictures.removeFiles(keys))
    },
  }
}
