import type { Fan, Friend, FriendCard, FriendRequest } from '@saidian/shared/contracts/friends'
import type { Conversation, Group, GroupMember } from '@saidian/shared/contracts/messaging'
import { makeGroupConversation as makeShared } from '@saidian/shared/testing'

const AUTHOR = { id: '100007', nickName: '风过看台', portrait: '', level: 4 }
const AT = 1_795_000_000

export function makeFriend(given: Partial<Friend> = {}): Friend {
  return { ...AUTHOR, remark: '', letter: 'F', since: AT, ...given }
}

/** A stranger. */
export function makeFriendCard(given: Partial<FriendCard> = {}): FriendCard {
  return {
    ...AUTHOR,
    remark: '',
    state: 'none',
    isBlocked: false,
    isFollowing: false,
    ...given,
  }
}

/** A request that waits. */
export function makeFriendRequest(given: Partial<FriendRequest> = {}): FriendRequest {
  return { id: '5', member: AUTHOR, message: '一起看球', at: AT, state: 'waiting', ...given }
}

export function makeFan(given: Partial<Fan> = {}): Fan {
  return { ...AUTHOR, followedAt: AT, isFollowing: false, ...given }
}

const HEAD = {
  name: '周末看球',
  portraits: [{ id: '100007', nickName: '风过看台', portrait: '' }],
  members: 3,
  isDissolved: false,
}

/** A group as its owner sees it. */
export function makeGroup(given: Partial<Group> = {}): Group {
  return {
    id: '70',
    ...HEAD,
    notice: '',
    noticeAt: null,
    joinCheck: 'open',
    isAllMuted: false,
    role: 2,
    code: 'abc123',
    requests: 0,
    ...given,
  }
}

export function makeGroupMember(given: Partial<GroupMember> = {}): GroupMember {
  return { ...AUTHOR, role: 0, mutedUntil: null, ...given }
}

/** A group without messages, in the list of a member. */
export function makeGroupConversation(given: Partial<Conversation> = {}): Conversation {
  return makeShared({ id: '70', group: HEAD, epoch: 'e', last: null, at: AT * 1000, ...given })
}
