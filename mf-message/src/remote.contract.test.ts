import { getNotices, type NoticePage } from '@saidian/shared/contracts/notices'
import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { answer, makeUserInfo, testRemote } from '@saidian/shared/testing'
import meta from '../remote.json'
import remote from './remote'

const NOTICES: NoticePage = {
  epoch: 'e',
  seq: 0,
  notices: [
    {
      id: '1',
      kind: 'coins',
      template: 'coins.received',
      data: { coins: 5, reason: '礼品码兑换' },
      link: '/user',
      count: 1,
      at: Date.UTC(2026, 10, 20, 2),
      isRead: false,
    },
  ],
  hasMore: false,
  unread: { total: 1, kinds: { coins: 1 } },
}

testRemote(remote, meta as RemoteMeta, {
  member: makeUserInfo(),
  answers: {
    [`GET ${getNotices.path}`]: answer(NOTICES),
  },
  routes: {
    '/message': { shows: '系统通知' },
    '/message/notice': { shows: '礼品码兑换' },
  },
})
