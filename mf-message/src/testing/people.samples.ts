import { getFans, getFriendCard, getFriends } from '@saidian/shared/contracts/friends'
import { getGroup, getGroupMembers, getGroups } from '@saidian/shared/contracts/messaging'
import { getFavourites, getFollows } from '@saidian/shared/contracts/personal'
import { answer, type RouteSample } from '@saidian/shared/testing'
import { keyOf } from './open-as-member'
import {
  makeFan,
  makeFriend,
  makeFriendCard,
  makeGroup,
  makeGroupConversation,
  makeGroupMember,
} from './people.factory'

const MARK = { sport: null, isOn: true, at: 1_795_000_000_000, kickoffAt: null }

/** What the network answers to the pages about people and groups. */
export const PEOPLE_ANSWERS = {
  [keyOf(getFriends)]: answer({ friends: [makeFriend()], requests: 0 }),
  [keyOf(getGroup)]: answer(makeGroup()),
  [keyOf(getGroupMembers)]: answer({ members: [makeGroupMember()], next: null }),
  [keyOf(getGroups)]: answer({ groups: [makeGroupConversation()] }),
  [keyOf(getFans)]: answer({ fans: [makeFan()], total: 1, next: null }),
  [keyOf(getFriendCard)]: answer(makeFriendCard()),
  [keyOf(getFollows)]: answer([{ ...MARK, kind: 'member', id: '7', title: '老球迷' }]),
  [keyOf(getFavourites)]: answer([{ ...MARK, kind: 'news', id: '7', title: '主队逆转' }]),
}

/** A sample of each page about people and groups. */
export const PEOPLE_ROUTES: Record<string, RouteSample> = {
  '/message/groupDetail': { address: '/message/groupDetail?id=70', shows: '解散群聊' },
  '/message/groupList': { shows: '周末看球' },
  '/message/createGroup': { shows: '创建' },
  '/message/fans': { shows: '位粉丝' },
  '/message/personal': { address: '/message/personal?id=100007', shows: '赛点号 100007' },
  '/message/find': { shows: '扫一扫', needsNoData: true },
  '/message/address': { shows: '风过看台' },
  '/message/attention': { shows: '老球迷' },
  '/message/favor': { shows: '主队逆转' },
}
