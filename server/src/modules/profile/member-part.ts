import type { Moderation } from '../../platform/moderation'
import type { MemberPart } from '../accounts'
import { readFeedbacks } from './feedback/feedback.repository'
import type { Feedbacks } from './feedback/feedback.service'
import { firstNickname } from './nickname/nickname.rules'
import type { Portraits } from './portrait/portrait.service'
import { portraitPath, waitingPath } from './portrait/portrait-path.rules'
import { deleteProfile, insertProfile, lockPictureKeys, readProfile } from './profile.repository'
import type { RealNames } from './real-name/real-name.service'

const EVERYTHING = 100_000

type PartDeps = {
  realNames: RealNames
  portraits: Pick<Portraits, 'removeFiles'>
  feedbacks: Pick<Feedbacks, 'removeFiles'>
  moderation: Moderation
}

/**
 * Profile, real name and feedback of a member: created with a first nickname, erased with the
 * account.
 */
export function profilePart({ realNames, portraits, feedbacks, moderation }: PartDeps): MemberPart {
  return {
    name: 'profile',
    async make(trx, accountId) {
      if (!(await insertProfile(trx, accountId, firstNickname(accountId))))
        throw new Error(`the first nickname of member ${accountId} is taken`)
    },
    async export(db, accountId) {
      const profile = await readProfile(db, accountId)
      return {
        nickName: profile?.nickName ?? '',
        portrait: portraitPath(profile?.portraitKey ?? null),
        portraitNew: waitingPath(profile?.portraitNewKey ?? null),
        points: profile?.points ?? 0,
        realName: await realNames.masked(accountId, db),
        feedbacks: await readFeedbacks(db, { memberId: accountId, limit: EVERYTHING }),
      }
    },
    async erase(trx, accountId, afterCommit) {
      // Cases before profiles, as a decision locks them.
      await moderation.erase(trx, accountId)
      const keys = await lockPictureKeys(trx, accountId)
      await deleteProfile(trx, accountId)
      // If this process ends first, the sweep removes the files without a row.
      afterCommit(() => portraits.removeFiles(keys))
      afterCommit(() => feedbacks.removeFiles(keys.feedback))
    },
  }
}
