import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { TakeDaily } from '../../../platform/limits'
import type { NotifyDevices } from '../../../platform/notices'
import { PROFILE } from '../access.rules'
import { DAILY_LIMITS } from '../daily-limits'
import { updateNickname } from '../profile.repository'
import { readNickname } from './nickname.rules'
import { createWordFinder, readWords } from './word-finder'

export type Nicknames = {
  change: (member: Pick<User, 'id'>, typed: string) => Promise<{ nickName: string }>
}

export function createNicknames(deps: {
  db: Db
  takeDaily: TakeDaily
  notifyDevices: NotifyDevices
}): Nicknames {
  const { db, takeDaily, notifyDevices } = deps
  const holdsWord = createWordFinder([...readWords('reserved'), ...readWords('unsafe')])

  return {
    async change({ id: memberId }, typed) {
      permit({ id: memberId }, 'change', { kind: PROFILE, ownerId: memberId })
      const nickname = readNickname(typed)
      if (nickname === 'length') throw new RequestError('profile.nickname_length')
      if (nickname === 'unfit' || holdsWord(nickname.text))
        throw new RequestError('profile.nickname_unfit')
      await takeDaily(DAILY_LIMITS.nickname, memberId)
      const outcome = await updateNickname(db, memberId, nickname)
      if (outcome === 'taken') throw new RequestError('profile.nickname_taken')
      if (outcome === 'none') throw new RequestError('profile.no_such_member')
      notifyDevices(memberId, 'info')
      return { nickName: nickname.text }
    },
  }
}
