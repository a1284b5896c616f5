import type { WireRequest } from '../../api'
import type { CommentSubject } from '../../contracts/comments'
import { answer, apiError, makeComment, makeCommentPage, makeThread } from '../../testing'
import { CommentThreadList } from './comment-thread-list'

const author = (id: string, nickName: string, level: number) => ({
  id,
  nickName,
  portrait: '',
  level,
})
const THREADS = [
  makeThread(
    makeComment({
      id: '1',
      author: author('11', '北看台的风', 6),
      text: '下半场换人之后节奏完全不一样了，中场拿得住球，边路也敢往里打。',
      likes: 128,
      isLiked: true,
      replies: 12,
    }),
    [
      makeComment({ id: '11', parentId: '1', author: author('12', '老周', 18), text: '换晚了' }),
      makeComment({
        id: '12',
        parentId: '1',
        author: author('13', '一个名字特别长的老球迷也要完整地看到', 3),
        replyTo: { id: '12', nickName: '老周' },
        text: '同意，六十分钟就该换',
        isByPoster: true,
      }),
    ],
  ),
  makeThread(
    makeComment({
      id: '2',
      author: author('14', '转角遇到进球', 9),
      text: '这脚兜射跟上轮一模一样！',
      minute: "67'",
      region: '日本',
      likes: 23_456,
    }),
  ),
  makeThread(
    makeComment({ id: '3', state: 'waiting', isOwn: true, text: '我的这条还在审核', region: '' }),
  ),
  makeThread(makeComment({ id: '4', state: 'deleted', spans: [] }), [
    makeComment({ id: '41', parentId: '4', author: author('15', '阿豪', 8), text: '怎么删了' }),
  ]),
  makeThread(
    makeComment({
      id: '5',
      author: author('', '已注销用户', 0),
      spans: [{ text: '看看' }, { text: '阿森纳', to: '/community/qdetail?id=1' }, { text: '吧' }],
    }),
  ),
]

const SOME: CommentSubject = { kind: 'post', id: '1' }
const NONE: CommentSubject = { kind: 'post', id: '2' }
const FAILED: CommentSubject = { kind: 'post', id: '3' }

export const answers = {
  'POST /comment/list': ({ body }: WireRequest) => {
    const { subject } = body as { subject: CommentSubject }
    if (subject.id === FAILED.id) return apiError('server.fault')
    return answer(makeCommentPage(subject.id === SOME.id ? THREADS : []))
  },
}

export function EveryKindOfComment() {
  return <CommentThreadList subject={SOME} />
}

export function NoComments() {
  return <CommentThreadList subject={NONE} />
}

export function Failed() {
  return <CommentThreadList subject={FAILED} />
}
