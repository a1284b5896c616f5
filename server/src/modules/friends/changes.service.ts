import {
  type Friend,
  MAX_REMARK,
  type removeFriend,
  type setFriendRemark,
} from '@saidian/shared/contracts/friends'
import { type BodyOf, characterCount } from '@saidian/shared/contracts/http'
import { permit } from '../../platform/access'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import { createLimits } from '../../platform/limits'
import type { NotifyDevices } from '../../platform/notices'
import { writtenLine } from '../../platform/text-filter'
import { readPublicProfiles } from '../profile'
import { FRIENDS } from './access.rules'
import { deleteFriends, lockMembers, updateRemark } from './friends.repository'
import { CHANGE_LIMIT } from './limits.rules'
import { shownFriend } from './people/people.service'

type Member = { id: string }

export type FriendChanges = {
  /** Throws `friend.not_friends`. */
  remark: (member: Member, body: BodyOf<typeof setFriendRemark>) => Promise<Friend>
  /** Ends the friendship; without one nothing happens. */
  remove: (member: Member, body: BodyOf<typeof removeFriend>) => Promise<null>
}

export type ChangeDeps = { db: Db; notifyDevices: NotifyDevices }

/** Changes that a member makes to the own list of friends. */
export function createFriendChanges({ db, notifyDevices }: ChangeDeps): FriendChanges {
  const take = (memberId: string) =>
    createLimits(db).take([{ limit: CHANGE_LIMIT, of: memberId }], 'request.too_many')

  return {
    async remark({ id }, { memberId, remark }) {
      permit({ id }, 'change', { kind: FRIENDS, ownerId: id })
      await take(id)
      const text = writtenLine(remark)
      if (characterCount(text) > MAX_REMARK)
        throw new RequestError('request.invalid', { field: 'remark' })
      const profile = (await readPublicProfiles(db, [memberId])).get(memberId)
      const stored = profile ? await updateRemark(db, [id, memberId], text) : null
      if (!profile || !stored) throw new RequestError('friend.not_friends')
      await notifyDevices(id, 'friends')
      return shownFriend(stored, profile)
    },

    async remove({ id }, { memberId }) {
      permit({ id }, 'remove', { kind: FRIENDS, ownerId: id })
      await take(id)
      const hasEnded = await db.transaction().execute(async (trx) => {
        await lockMembers(trx, [id, memberId])
        return deleteFriends(trx, [id, memberId])
      })
      if (!hasEnded) return null
      for (const each of [id, memberId]) await notifyDevices(each, 'friends')
      return null
    },
  }
}
