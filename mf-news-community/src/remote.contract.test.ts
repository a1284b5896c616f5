import { getComments } from '@saidian/shared/contracts/comments'
import { getCircles, getPost, getPosts } from '@saidian/shared/contracts/community'
import { getArticles, getColumns } from '@saidian/shared/contracts/news'
import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { answer, testRemote } from '@saidian/shared/testing'
import meta from '../remote.json'
import remote from './remote'
import { COLUMNS, makeArticle, makeArticleList } from './testing/article.factory'
import { makeCircle, makeCircleDetail, makePost } from './testing/post.factory'

testRemote(remote, meta as RemoteMeta, {
  answers: {
    [`GET ${getColumns.path}`]: answer({ columns: COLUMNS }),
    [`POST ${getArticles.path}`]: answer(makeArticleList()),
    'GET /inform/info/detail/55': answer(makeArticle()),
    [`GET ${getCircles.path}`]: answer({ circles: [makeCircle()] }),
    [`POST ${getPosts.path}`]: answer({ posts: [makePost()], next: null }),
    [`GET ${getPost.path}`]: answer(makePost()),
    [`POST ${getComments.path}`]: answer({ threads: [], total: 0, next: null, previous: null }),
    'GET /community/circle/detail/3': answer(makeCircleDetail()),
  },
  routes: {
    '/news/:type': { address: '/news/1', shows: '阿森纳主场取胜55' },
    '/news/:type/:id': { address: '/news/1/55', shows: '客队先入一球' },
    '/community/list': { shows: '厄德高复出' },
    '/community/detail': { address: '/community/detail?code=501', shows: '厄德高复出' },
    '/community/qdetail': { address: '/community/qdetail?id=3', shows: '圈子介绍与规则' },
  },
})
