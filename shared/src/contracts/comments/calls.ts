import Type, { type Static } from 'typebox'
import { ContentId, Cursor, Likes, Next, ReportReason, RequestKey } from '../content'
import { endpoint } from '../http'
import { Comment, CommentSubject, CommentThread } from './comment'

export const COMMENTS_A_PAGE = 20

export const CommentPage = Type.Object({
  threads: Type.Array(CommentThread),
  /** How many comments and replies the subject has. */
  total: Type.Integer({ minimum: 0 }),
  next: Next,
  /** Towards the start, when the page began around a floor or a comment; else null. */
  previous: Next,
})
export type CommentPage = Static<typeof CommentPage>

export const getComments = endpoint({
  method: 'POST',
  path: '/comment/list',
  summary: 'Comments of a subject; opens around a comment or at the end as fast as at the start',
  login: 'optional',
  body: Type.Object({
    subject: CommentSubject,
    /** 最热, 最新, or by floor (正序). */
    sort: Type.Enum(['hot', 'new', 'floor']),
    cursor: Type.Optional(Cursor),
    /**
     * First page only: begin with the thread of this comment; the sort is then by floor. A reply is
     * the last of the replies of its thread, if it is not among the first.
     */
    around: Type.Optional(ContentId),
  }),
  reply: CommentPage,
})

export const getReplies = endpoint({
  method: 'POST',
  path: '/comment/replies',
  summary: 'Replies to a comment, oldest first',
  login: 'optional',
  body: Type.Object({ id: ContentId, cursor: Type.Optional(Cursor) }),
  reply: Type.Object({ replies: Type.Array(Comment), next: Next }),
})

export const addComment = endpoint({
  method: 'POST',
  path: '/comment/add',
  summary: 'Comments on a subject, or replies to a comment; the same key comments once',
  login: 'required',
  body: Type.Object({
    subject: CommentSubject,
    text: Type.String({ minLength: 1, maxLength: 4_000 }),
    replyTo: Type.Optional(ContentId),
    key: RequestKey,
  }),
  reply: Comment,
})

export const likeComment = endpoint({
  method: 'POST',
  path: '/comment/like',
  summary: 'Likes a comment, or takes it back; sent twice it counts once',
  login: 'required',
  body: Type.Object({ id: ContentId, isOn: Type.Boolean() }),
  reply: Likes,
})

export const deleteComment = endpoint({
  method: 'POST',
  path: '/comment/delete',
  summary: 'Deletes a comment of the caller',
  login: 'required',
  body: Type.Object({ id: ContentId }),
  reply: Type.Null(),
})

export const reportComment = endpoint({
  method: 'POST',
  path: '/comment/report',
  summary: 'Reports a comment to the staff; a second report of the caller changes nothing',
  login: 'required',
  body: Type.Object({ id: ContentId, reason: ReportReason }),
  reply: Type.Null(),
})

/** A comment of the caller with what it is about. */
export const OwnComment = Type.Object({
  comment: Comment,
  subject: CommentSubject,
  title: Type.String({ description: 'of the article, the post or the match' }),
  link: Type.String({ description: 'page of the subject, at the comment' }),
})
export type OwnComment = Static<typeof OwnComment>

export const getOwnComments = endpoint({
  method: 'GET',
  path: '/comment/mine',
  summary: 'Comments of the caller, newest first',
  login: 'required',
  query: Type.Object({ cursor: Type.Optional(Cursor) }),
  reply: Type.Object({ comments: Type.Array(OwnComment), next: Next }),
})
