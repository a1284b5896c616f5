import { getOwnComments } from '@saidian/shared/contracts/comments'
import { getPosts } from '@saidian/shared/contracts/community'
import { getFootballByIds } from '@saidian/shared/contracts/football'
import { getFollows, getHistory } from '@saidian/shared/contracts/personal'
import { getAuthorHome, getRealName, getUserInfo } from '@saidian/shared/contracts/profile'
import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import {
  answer,
  makeAuthorHome,
  makeFootballList,
  makeMatch,
  makeUserInfo,
  type RouteSample,
  testRemote,
} from '@saidian/shared/testing'
import meta from '../remote.json'
import remote from './remote'
import { makeOwnComment, makeOwnPost } from './testing/written.factory'

const AT = 1_795_000_000_000
const VISIT = { kind: 'match', sport: 1, id: '7', title: '队1 - 队2', at: AT }
const REAL_NAME = { isVerified: true, name: '张*三', idNumber: '1101****1234', isMinor: false }

/** Texts of agreements are files of the remote: each begins with its title. */
const agreements = Object.fromEntries(
  meta.routes
    .filter(({ path }) => path.startsWith('/user/agreement/'))
    .map(({ path, title }): [string, RouteSample] => [path, { shows: title }]),
)

testRemote(remote, meta as RemoteMeta, {
  answers: {
    [`GET ${getUserInfo.path}`]: answer(makeUserInfo({ nickName: '风过看台' })),
    [`GET ${getAuthorHome.path}`]: answer(makeAuthorHome()),
    [`GET ${getFollows.path}`]: answer([{ ...VISIT, isOn: true, kickoffAt: AT / 1000 }]),
    [`GET ${getFootballByIds.path}`]: answer(makeFootballList([makeMatch({ id: 7 })])),
    [`GET ${getHistory.path}`]: answer({ visits: [VISIT], hasMore: false }),
    [`GET ${getOwnComments.path}`]: answer({ comments: [makeOwnComment()], next: null }),
    [`POST ${getPosts.path}`]: answer({ posts: [makeOwnPost()], next: null }),
    [`GET ${getRealName.path}`]: answer({ ...REAL_NAME, verifiedAt: AT / 1000 }),
  },
  routes: {
    '/user': { shows: '登录' },
    '/user/about': { shows: '开源' },
    '/user/attention': { shows: '队1 - 队2' },
    '/user/authorHome': { address: '/user/authorHome?id=100001', shows: '风过看台' },
    '/user/certification': { shows: '张*三' },
    '/user/changePassWord': { shows: '新密码' },
    '/user/community': { shows: '这轮你们看好谁' },
    '/user/doubt': { address: '/user/doubt?id=handicap', shows: '让球' },
    '/user/history': { shows: '队1 - 队2' },
    '/user/infor': { shows: '风过看台' },
    '/user/login': { shows: '获取验证码' },
    '/user/match': { shows: '联1' },
    '/user/message': { shows: '换人换早了' },
    '/user/nickname': { shows: '不能与他人相同' },
    '/user/opinion': { shows: '提交' },
    '/user/password': { shows: '获取验证码' },
    '/user/question': { shows: '常见问题' },
    '/user/register': { shows: '获取验证码' },
    '/user/set': { shows: '进球提示', needsNoData: true },
    ...agreements,
  },
})
