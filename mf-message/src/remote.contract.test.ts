import { getNotices } from '@saidian/shared/contracts/notices'
import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { answer, makeUserInfo, testRemote } from '@saidian/shared/testing'
import meta from '../remote.json'
import remote from './remote'
import { makeNotice, makeNoticePage } from './testing/notice.factory'

testRemote(remote, meta as RemoteMeta, {
  member: makeUserInfo(),
  answers: {
    [`GET ${getNotices.path}`]: answer(makeNoticePage([makeNotice()])),
  },
  routes: {
    '/message': { shows: '通知' },
    '/message/notice': { shows: '礼品码兑换' },
  },
})
