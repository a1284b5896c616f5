import Type, { type Static } from 'typebox'
import {
  Author,
  ContentId,
  Cursor,
  Likes,
  MemberId,
  Next,
  NumberId,
  Picture,
  PictureKey,
  Region,
  ReportReason,
  RequestKey,
  Seconds,
  Span,
  WrittenState,
} from '../content'
import { endpoint } from '../http'
import { MatchSummary, Team } from '../matches'
import { CircleId } from './circle'

export const MAX_POST = 2_000
export const MAX_POST_PICTURES = 9
export const POSTS_A_PAGE = 20
/** A post can be edited for this long. */
export const EDIT_MINUTES = 10

/** The match or the team that a post is about. */
export const PostTag = Type.Union([
  Type.Object({ kind: Type.Literal('match'), match: MatchSummary }),
  Type.Object({
    kind: Type.Literal('team'),
    sport: Type.Integer(),
    team: Type.Pick(Team, ['id', 'nameZh', 'shortZh', 'colors', 'mark', 'iso']),
  }),
])
export type PostTag = Static<typeof PostTag>

export const Post = Type.Object({
  code: ContentId,
  circle: Type.Object({ id: CircleId, name: Type.String() }),
  author: Author,
  state: WrittenState,
  /** Text with its mentions and topics as links. */
  spans: Type.Array(Span),
  pictures: Type.Array(Picture, { maxItems: MAX_POST_PICTURES }),
  /** Pictures that others do not see before their review. */
  waitingPictures: Type.Integer({ minimum: 0 }),
  tag: Type.Union([PostTag, Type.Null()]),
  at: Seconds,
  editedAt: Type.Union([Seconds, Type.Null()]),
  region: Region,
  ...Likes.properties,
  comments: Type.Integer({ minimum: 0 }),
  isPinned: Type.Boolean({ description: 'in its circle' }),
  isOwn: Type.Boolean(),
  canManage: Type.Boolean({ description: 'the caller is a manager of the circle' }),
})
export type Post = Static<typeof Post>

export const PostPage = Type.Object({ posts: Type.Array(Post), next: Next })
export type PostPage = Static<typeof PostPage>

export const getPosts = endpoint({
  method: 'POST',
  path: '/community/post/list',
  summary: 'Posts: 热门, 最新 or of followed members and joined circles, page by page',
  login: 'optional',
  body: Type.Object({
    list: Type.Enum(['hot', 'new', 'followed']),
    circleId: Type.Optional(CircleId),
    /** Without the two #. */
    topic: Type.Optional(Type.String({ minLength: 1, maxLength: 30 })),
    memberId: Type.Optional(MemberId),
    cursor: Type.Optional(Cursor),
  }),
  reply: PostPage,
})

export const getPost = endpoint({
  method: 'GET',
  path: '/community/post/detail',
  summary: 'A post',
  login: 'optional',
  query: Type.Object({ code: ContentId }),
  reply: Post,
})

const SentTag = Type.Union([
  Type.Object({ kind: Type.Literal('match'), id: NumberId }),
  Type.Object({ kind: Type.Literal('team'), id: NumberId }),
])

export const addPost = endpoint({
  method: 'POST',
  path: '/community/post/add',
  summary: 'Posts text with pictures that were uploaded before; the same key posts once',
  login: 'required',
  body: Type.Object({
    circleId: CircleId,
    text: Type.String({ maxLength: 20_000 }),
    pictures: Type.Array(PictureKey, { maxItems: MAX_POST_PICTURES }),
    tag: Type.Optional(SentTag),
    key: RequestKey,
  }),
  reply: Post,
})

export const editPost = endpoint({
  method: 'POST',
  path: '/community/post/edit',
  summary: 'Changes the text of a post of the caller, within ten minutes',
  login: 'required',
  body: Type.Object({ code: ContentId, text: Type.String({ maxLength: 20_000 }) }),
  reply: Post,
})

const onePost = { body: Type.Object({ code: ContentId }), reply: Type.Null() }

export const deletePost = endpoint({
  method: 'POST',
  path: '/community/post/delete',
  summary: 'Deletes a post of the caller',
  login: 'required',
  ...onePost,
})

export const likePost = endpoint({
  method: 'POST',
  path: '/community/post/like',
  summary: 'Likes a post, or takes it back; sent twice it counts once',
  login: 'required',
  body: Type.Object({ code: ContentId, isOn: Type.Boolean() }),
  reply: Likes,
})

export const reportPost = endpoint({
  method: 'POST',
  path: '/community/post/report',
  summary: 'Reports a post to the staff; a second report of the caller changes nothing',
  login: 'required',
  body: Type.Object({ code: ContentId, reason: ReportReason }),
  reply: Type.Null(),
})

/** A picture of a post that is not yet posted; unused ones are removed after a day. */
export const uploadPostPicture = endpoint({
  method: 'POST',
  path: '/community/picture',
  summary: 'Takes one picture (multipart, field `picture`) for a post of the caller',
  login: 'required',
  reply: Type.Object({ key: PictureKey, picture: Picture }),
})

/** Suggestions while a member types @ or #. */
export const suggestForPost = endpoint({
  method: 'GET',
  path: '/community/suggest',
  summary: 'Members or topics whose name begins with a text',
  login: 'required',
  query: Type.Object({
    kind: Type.Enum(['member', 'topic']),
    q: Type.String({ maxLength: 30 }),
  }),
  reply: Type.Object({
    members: Type.Array(Author),
    topics: Type.Array(Type.Object({ name: Type.String(), posts: Type.Integer() })),
  }),
})
