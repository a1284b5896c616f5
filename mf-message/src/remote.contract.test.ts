import { getNotices } from '@saidian/shared/contracts/notices'
import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { answer, makeUserInfo, testRemote } from '@saidian/shared/testing'
import meta from '../remote.json'
import remote from './remote'
import { makeNotice, makeNoticePage } from './testing/notice.factory'
import { PEOPLE_ANSWERS, PEOPLE_ROUTES } from './testing/people.samples'

testRemote(remote, meta as RemoteMeta, {
  member: makeUserInfo(),
  answers: {
    [`GET ${getNotices.path}`]: answer(makeNoticePage([makeNotice()])),
    ...PEOPLE_ANSWERS,
  },
  routes: {
    '/message': { shows: '通知' },
    '/message/notice': { shows: '礼品码兑换' },
    ...PEOPLE_ROUTES,
  },
})
