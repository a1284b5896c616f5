import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { Refusal } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { TellDevices } from '../../personal'
import type { DailyLimit } from '../daily-limit.service'
import { updateNickname } from '../profile.repository'
import { readNickname } from './nickname.rules'
import { createWordFinder, readWords } from './word-finder'

export type Nicknames = {
  change: (member: Pick<User, 'id'>, typed: string) => Promise<{ nickName: string }>
}

export function createNicknames(deps: {
  db: Db
  limit: DailyLimit
  tellDevices: TellDevices
}): Nicknames {
  const { db, limit, tellDevices } = deps
  const holdsWord = createWordFinder([...readWords('reserved'), ...readWords('unsafe')])

  return {
    async change({ id: memberId }, typed) {
      permit({ id: memberId }, 'change', { kind: 'profile', ownerId: memberId })
      const nickname = readNickname(typed)
      if (nickname === 'length') throw new Refusal('profile.nickname_length')
      if (nickname === 'unfit' || holdsWord(nickname.text))
        throw new Refusal('profile.nickname_unfit')
      await limit(memberId, 'nickname')
      const outcome = await updateNickname(db, memberId, nickname)
      if (outcome === 'taken') throw new Refusal('profile.nickname_taken')
      if (outcome === 'none') throw new Refusal('profile.no_such_member')
      tellDevices(memberId, 'info')
      return { nickName: nickname.text }
    },
  }
}
