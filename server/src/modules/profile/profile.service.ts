import type { AuthorHome, UserInfo } from '@saidian/shared/contracts/profile'
import { beijingDate } from '@saidian/shared/lib'
import { permit } from '../../platform/access'
import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import { RequestError } from '../../platform/errors'
import type { User } from '../../platform/http'
import { isFollowing, readPersonalCounts } from '../personal'
import { readCoins } from '../wallet'
import { MEMBER, PROFILE } from './access.rules'
import { levelOf } from './level.rules'
import { maskPhone } from './phone.rules'
import { portraitPath, waitingPath } from './portrait/portrait-path.rules'
import { readProfile, readProfileToday } from './profile.repository'
import type { RealNames } from './real-name/real-name.service'

export type Profiles = {
  info: (member: Pick<User, 'id'>) => Promise<UserInfo>
  /** The public profile as `caller` sees it; throws `profile.no_such_member`. */
  home: (caller: Pick<User, 'id'> | null, memberId: string) => Promise<AuthorHome>
}

export function createProfiles(deps: { db: Db; clock: Clock; realNames: RealNames }): Profiles {
  const { db, clock, realNames } = deps

  return {
    async info({ id }) {
      permit({ id }, 'read', { kind: PROFILE, ownerId: id })
      const [profile, coins, counts, { isVerified, isMinor }] = await Promise.all([
        readProfileToday(db, id, beijingDate(clock.now())),
        readCoins(db, id),
        readPersonalCounts(db, id),
        realNames.masked(id),
      ])
      if (!profile) throw new RequestError('profile.no_such_member')
      return {
        id,
        nickName: profile.nickName,
        portrait: portraitPath(profile.portraitKey),
        portraitNew: waitingPath(profile.portraitNewKey),
        portraitAudit: profile.portraitAudit,
        phone: maskPhone(profile.phone),
        ...levelOf(profile.points),
        coins: coins ?? 0,
        counts,
        hasPassword: profile.hasPassword,
        isVerified,
        isMinor,
        joinedAt: profile.joinedAt,
        deletingAt: profile.deletingAt,
      }
    },

    async home(caller, id) {
      permit(caller, 'read', { kind: MEMBER, ownerId: id })
      const [profile, followsCaller] = await Promise.all([
        readProfile(db, id),
        caller !== null && isFollowing(db, id, { kind: 'member', id: caller.id }),
      ])
      if (!profile) throw new RequestError('profile.no_such_member')
      return {
        id,
        nickName: profile.nickName,
        portrait: portraitPath(profile.portraitKey),
        level: levelOf(profile.points).level,
        joinedAt: profile.joinedAt,
        followsCaller,
      }
    },
  }
}
