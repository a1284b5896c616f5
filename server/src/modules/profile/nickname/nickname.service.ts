import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { TakeDaily } from '../../../platform/limits'
import type { NotifyDevices } from '../../../platform/notices'
import type { TextFilter } from '../../../platform/text-filter'
import { PROFILE } from '../access.rules'
import { DAILY_LIMITS } from '../daily-limits'
import { updateNickname } from '../profile.repository'
import { NICKNAME, readNickname } from './nickname.rules'

export type Nicknames = {
  change: (member: Pick<User, 'id'>, typed: string) => Promise<{ nickName: string }>
}

export function createNicknames(deps: {
  db: Db
  takeDaily: TakeDaily
  notifyDevices: NotifyDevices
  textFilter: TextFilter
}): Nicknames {
  const { db, takeDaily, notifyDevices, textFilter } = deps

  return {
    async change({ id: memberId }, typed) {
      permit({ id: memberId }, 'change', { kind: PROFILE, ownerId: memberId })
      const nickname = readNickname(typed)
      if (nickname === 'length') throw new RequestError('profile.nickname_length')
      if (nickname === 'unfit' || textFilter.check(nickname.text, NICKNAME).length > 0)
        throw new RequestError('profile.nickname_unfit')
      await takeDaily(DAILY_LIMITS.nickname, memberId)
      const outcome = await updateNickname(db, memberId, nickname)
      if (outcome === 'taken') throw new RequestError('profile.nickname_taken')
      if (outcome === 'none') throw new RequestError('profile.no_such_member')
      await notifyDevices(memberId, 'info')
      return { nickName: nickname.text }
    },
  }
}
