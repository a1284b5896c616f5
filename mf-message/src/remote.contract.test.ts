import 'fake-indexeddb/auto'
import { getAssistantStart } from '@saidian/shared/contracts/assistant'
import {
  getConversation,
  getConversations,
  getEntries,
  readConversation,
  searchMessages,
} from '@saidian/shared/contracts/messaging'
import { getNotices } from '@saidian/shared/contracts/notices'
import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import {
  answer,
  makeConversation,
  makeConversationPage,
  makeUserInfo,
  testRemote,
} from '@saidian/shared/testing'
import meta from '../remote.json'
import { makeEntry, rangeOf } from './log/testing/entry.factory'
import remote from './remote'
import { makeAssistantStart } from './testing/assistant.factory'
import { layOutLists } from './testing/laid-out'
import { makeNotice, makeNoticePage } from './testing/notice.factory'
import { PEOPLE_ANSWERS, PEOPLE_ROUTES } from './testing/people.samples'

const LIKE = { name: '张三', what: '评论', excerpt: '这球进得漂亮' }

const LOG = [makeEntry(1, { body: { kind: 'text', text: '今晚看球吗' } })]

testRemote(remote, meta as RemoteMeta, {
  member: makeUserInfo(),
  answers: {
    ...PEOPLE_ANSWERS,
    [`GET ${getNotices.path}`]: answer(
      makeNoticePage([
        makeNotice(),
        makeNotice({ id: '2', kind: 'likes', template: 'likes.liked', data: LIKE }),
      ]),
    ),
    [`GET ${getConversations.path}`]: answer(makeConversationPage([makeConversation()])),
    [`GET ${getConversation.path}`]: answer(makeConversation({ lastSeq: 1 })),
    [`POST ${getEntries.path}`]: answer(rangeOf(LOG, {})),
    [`POST ${readConversation.path}`]: answer({ readSeq: 1, unread: 0 }),
    [`POST ${searchMessages.path}`]: answer({ found: [], next: null }),
    [`GET ${getAssistantStart.path}`]: answer(makeAssistantStart()),
  },
  routes: {
    '/message': { shows: '今晚一起看球？' },
    '/message/chat': { address: '/message/chat?id=7', shows: '今晚看球吗' },
    '/message/chatDetail': { address: '/message/chatDetail?id=7', shows: '李四' },
    '/message/search': { address: '/message/search?q=越位', shows: '没有找到' },
    '/message/notice': { shows: '礼品码兑换' },
    ...PEOPLE_ROUTES,
    '/message/note': { shows: '张三 赞了你的评论' },
    '/message/version': { shows: '更新记录' },
    '/ChatGPT': { shows: '曼城今晚踢谁' },
  },
})

// After the browser parts of `testRemote`, which lay out nothing.
beforeAll(layOutLists)
