import { randomUUID } from 'node:crypto'
import type { NoticeContent } from '@saidian/shared/contracts/notices'
import { permit } from '../../../platform/access'
import type { Clock } from '../../../platform/clock'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { TakeDaily } from '../../../platform/limits'
import type { ModeratedKind, Moderation } from '../../../platform/moderation'
import type { NotifyDevices, SendNotices } from '../../../platform/notices'
import type { TextFilter } from '../../../platform/text-filter'
import { requireMaySay } from '../../governance'
import { PROFILE } from '../access.rules'
import { DAILY_LIMITS } from '../daily-limits'
import { isTaken, readProfile, updateNickname } from '../profile.repository'
import { firstNickname, NICKNAME, type Nickname, readNickname } from './nickname.rules'

export type Nicknames = {
  kind: ModeratedKind
  /** The name as it is stored now; `isWaiting` when the typed one is reviewed first. */
  change: (
    member: Pick<User, 'id'>,
    typed: string,
  ) => Promise<{ nickName: string; isWaiting: boolean }>
}

type NicknameDeps = {
  db: Db
  clock: Clock
  takeDaily: TakeDaily
  notifyDevices: NotifyDevices
  notices: SendNotices<NoticeContent>
  textFilter: TextFilter
  moderation: Moderation
}

export function createNicknames(deps: NicknameDeps): Nicknames {
  const { db, clock, takeDaily, notifyDevices, textFilter, moderation } = deps

  /** Opens a review; the name of the member stays until it ends. */
  async function review(trx: Db, memberId: string, nickname: Nickname): Promise<string> {
    const content = { nickName: nickname.text }
    await moderation.open(trx, { kind: 'nickname', subject: nickname.text, memberId, content })
    const profile = await readProfile(trx, memberId)
    if (!profile) throw new RequestError('profile.no_such_member')
    if (await isTaken(trx, memberId, nickname)) throw new RequestError('profile.nickname_taken')
    return profile.nickName
  }

  return {
    kind: moderatedNickname(deps),
    async change({ id: memberId }, typed) {
      permit({ id: memberId }, 'change', { kind: PROFILE, ownerId: memberId })
      const nickname = readNickname(typed)
      if (nickname === 'length') throw new RequestError('profile.nickname_length')
      if (nickname === 'unfit') throw new RequestError('profile.nickname_unfit')
      const findings = textFilter.check(nickname.text, NICKNAME)
      // A name is never shown in part: what is masked elsewhere is rejected here.
      if (findings.some(({ severity }) => severity !== 'review'))
        throw new RequestError('profile.nickname_unfit')
      await requireMaySay(db, { memberId, where: { scope: 'profile' }, nowMs: clock.now() })
      await takeDaily(DAILY_LIMITS.nickname, memberId)
      const isWaiting = findings.length > 0
      const nickName = await db.transaction().execute(async (trx) => {
        if (isWaiting) return review(trx, memberId, nickname)
        await moderation.withdraw(trx, { kind: 'nickname', memberId })
        await storeNickname(trx, memberId, nickname)
        return nickname.text
      })
      await notifyDevices(memberId, 'info')
      return { nickName, isWaiting }
    },
  }
}

/** Throws the error of a name that another member has, or of an erased member. */
async function storeNickname(trx: Db, memberId: string, nickname: Nickname): Promise<void> {
  const outcome = await updateNickname(trx, memberId, nickname)
  if (outcome === 'taken') throw new RequestError('profile.nickname_taken')
  if (outcome === 'none') throw new RequestError('profile.no_such_member')
}

/** The review of names: an approved one is stored, if no other member has it meanwhile. */
function moderatedNickname({ notifyDevices, notices }: NicknameDeps): ModeratedKind {
  return {
    name: 'nickname',
    own: { name: 'nickname', excerptOf: ({ nickName = '' }) => nickName },
    async decided(trx, { subject, memberId }, state) {
      const nickname = readNickname(subject)
      if (typeof nickname === 'string') return null
      if (state === 'approved') await storeNickname(trx, memberId, nickname)
      const sent = await notices.send(trx, noticeOf(memberId, nickname.text, state))
      const afterCommit = async () => {
        notices.publish(sent)
        await notifyDevices(memberId, 'info')
      }
      return { afterCommit }
    },
    async undone(trx, { memberId }, state) {
      if (state === 'approved') await storeNickname(trx, memberId, firstNickname(memberId))
      return { afterCommit: () => notifyDevices(memberId, 'info') }
    },
  }
}

/** Every decision is one notice: a name may be reviewed again. */
function noticeOf(memberId: string, nickName: string, state: 'approved' | 'rejected') {
  const outcome = state === 'approved' ? 'passed' : 'rejected'
  const template = `moderation.nickname_${outcome}` as const
  const key = `nickname/${randomUUID()}`
  return {
    memberId,
    key,
    kind: 'moderation',
    template,
    data: { nickName },
    link: '/user/infor',
  } as const
}
