import { type AuthorHome, PORTRAIT_AUDIT, type UserInfo } from '../contracts/profile'

/** A member of yesterday who has done nothing yet. */
export function makeUserInfo(given: Partial<UserInfo> = {}): UserInfo {
  return {
    id: '100001',
    nickName: '球迷100001',
    portrait: '',
    portraitNew: '',
    portraitAudit: PORTRAIT_AUDIT.none,
    portraitReason: '',
    nickNameNew: '',
    nickNameAudit: PORTRAIT_AUDIT.none,
    nickNameReason: '',
    phone: '138****8000',
    level: 1,
    levelProgress: [1, 7],
    coins: 0,
    counts: { follows: 0, favourites: 0, history: 0 },
    isBanned: false,
    hasPassword: true,
    isVerified: false,
    isMinor: false,
    joinedAt: 1_795_000_000,
    deletingAt: null,
    ...given,
  }
}

export function makeAuthorHome(given: Partial<AuthorHome> = {}): AuthorHome {
  return {
    id: '100007',
    nickName: '风过看台',
    portrait: '',
    level: 4,
    joinedAt: 1_795_000_000,
    followsCaller: false,
    isBlocked: false,
    ...given,
  }
}
