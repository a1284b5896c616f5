import { type AuthorHome, PORTRAIT_AUDIT, type UserInfo } from '@saidian/shared/contracts/profile'
import { beijingDate } from '@saidian/shared/lib'
import { permit } from '../../platform/access'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { User } from '../../platform/http'
import type { Moderation } from '../../platform/moderation'
import { isFollowing, readPersonalCounts } from '../personal'
import { readCoins } from '../wallet'
import { MEMBER, PROFILE } from './access.rules'
import { levelOf } from './level.rules'
import { maskPhone } from './phone.rules'
import { portraitPath, waitingPath } from './portrait/portrait-path.rules'
import { readProfile, readProfileToday } from './profile.repository'
import type { RealNames } from './real-name/real-name.service'

export type Profiles = {
  info: (member: Pick<User, 'id' | 'isBanned'>) => Promise<UserInfo>
  /** The public profile as `caller` sees it; throws `profile.no_such_member`. */
  home: (caller: Pick<User, 'id'> | null, memberId: string) => Promise<AuthorHome>
}

type ProfileServiceDeps = {
  db: Db
  clock: Clock
  realNames: RealNames
  moderation: Moderation
  /** Whether the first member blocks the second. */
  hasBlocked?: (memberId: string, blockedId: string) => Promise<boolean>
}

export function createProfiles(deps: ProfileServiceDeps): Profiles {
  const { db, clock, realNames, moderation, hasBlocked = async () => false } = deps

  return {
    async info({ id, isBanned = false }) {
      permit({ id }, 'read', { kind: PROFILE, ownerId: id })
      const [profile, coins, counts, { isVerified, isMinor }, cases] = await Promise.all([
        readProfileToday(db, id, beijingDate(clock.now())),
        readCoins(db, id),
        readPersonalCounts(db, id),
        realNames.masked(id),
        moderation.current(db, id),
      ])
      if (!profile) throw new RequestError('profile.no_such_member')
      return {
        id,
        nickName: profile.nickName,
        portrait: portraitPath(profile.portraitKey),
        portraitNew: waitingPath(profile.portraitNewKey),
        portraitAudit: profile.portraitAudit,
        ...reviewOf(cases),
        phone: maskPhone(profile.phone),
        ...levelOf(profile.points),
        coins: coins ?? 0,
        counts,
        isBanned,
        hasPassword: profile.hasPassword,
        isVerified,
        isMinor,
        joinedAt: profile.joinedAt,
        deletingAt: profile.deletingAt,
      }
    },

    async home(caller, id) {
      permit(caller, 'read', { kind: MEMBER, ownerId: id })
      const [profile, followsCaller, isHidden, isBlocked] = await Promise.all([
        readProfile(db, id),
        caller !== null && isFollowing(db, id, { kind: 'member', id: caller.id }),
        caller !== null && hasBlocked(id, caller.id),
        caller !== null && hasBlocked(caller.id, id),
      ])
      // Who blocks the caller is as one who does not exist; whom they block can be unblocked.
      if (!profile || isHidden) throw new RequestError('profile.no_such_member')
      return {
        id,
        nickName: profile.nickName,
        portrait: portraitPath(profile.portraitKey),
        level: levelOf(profile.points).level,
        joinedAt: profile.joinedAt,
        followsCaller,
        isBlocked,
      }
    },
  }
}

type Reviews = Pick<UserInfo, 'portraitReason' | 'nickNameNew' | 'nickNameAudit' | 'nickNameReason'>

/** What the member sees of the reviews of the last portrait and the last name. */
function reviewOf(cases: Awaited<ReturnType<Moderation['current']>>): Reviews {
  const portrait = cases.find(({ kind }) => kind === 'portrait')
  const nickname = cases.find(({ kind }) => kind === 'nickname')
  const { waiting, rejected, none } = PORTRAIT_AUDIT
  const audits = { pending: waiting, rejected, approved: none, withdrawn: none }
  const isOpen = nickname?.state === 'pending' || nickname?.state === 'rejected'
  return {
    portraitReason: portrait?.state === 'rejected' ? portrait.reason : '',
    nickNameNew: isOpen ? (nickname.content.nickName ?? '') : '',
    nickNameAudit: nickname ? audits[nickname.state] : none,
    nickNameReason: nickname?.state === 'rejected' ? nickname.reason : '',
  }
}
