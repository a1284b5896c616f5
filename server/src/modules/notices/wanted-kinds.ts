import type { NoticeKind } from '@saidian/shared/contracts/notices'
import type { Db } from '../../platform/database'
import { isSwitchedOff } from '../personal'

/** Settings that switch a kind off; what protects the account has none. */
const SETTING: Record<NoticeKind, string | null> = {
  account: null,
  coins: 'noticeCoins',
  moderation: 'noticeModeration',
  rooms: 'noticeRooms',
  likes: 'noticeLikes',
  replies: 'noticeReplies',
  mentions: 'noticeMentions',
  follows: 'noticeFollows',
  groups: 'noticeGroups',
  friends: 'noticeFriends',
}

/** Whether the member's settings allow notices of this kind. */
export async function isWantedKind(trx: Db, memberId: string, kind: string): Promise<boolean> {
  const setting = Object.hasOwn(SETTING, kind) ? SETTING[kind as NoticeKind] : null
  return setting === null || !(await isSwitchedOff(trx, memberId, setting))
}
