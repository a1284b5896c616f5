import Type, { type Static } from 'typebox'
import { Author, ContentId, Likes, MemberId, Region, Seconds, Span, WrittenState } from '../content'

/** Longest comment, in characters as a reader counts them. */
export const MAX_COMMENT = 500

/** What can be commented on, with its id: article, post, match, tip. */
export const CommentSubject = Type.Object({
  kind: Type.Enum(['article', 'post', 'match', 'tip']),
  id: ContentId,
})
export type CommentSubject = Static<typeof CommentSubject>

/**
 * A comment with its author. One that was deleted and has replies stays as a place without text and
 * author. One that waits for its review is seen by its author alone.
 *
 * On a match in play, a reader with a stream delay or without spoilers leaves out what is newer
 * than the picture, by `at`. 正序 and 最新 are in the order of `at`, so that what is left out is at one
 * end; replies are oldest first.
 */
export const Comment = Type.Object({
  id: ContentId,
  /** Number of a comment of its own (楼层), from 1; 0 for a reply to one. */
  floor: Type.Integer({ minimum: 0 }),
  /** The comment that a reply stands below; null for one of its own. */
  parentId: Type.Union([ContentId, Type.Null()]),
  /** Whom a reply answers, when that is another reply. */
  replyTo: Type.Union([Type.Object({ id: MemberId, nickName: Type.String() }), Type.Null()]),
  author: Author,
  state: WrittenState,
  /** Text with its mentions; empty for a deleted one. */
  spans: Type.Array(Span),
  at: Seconds,
  region: Region,
  ...Likes.properties,
  replies: Type.Integer({ minimum: 0 }),
  isOwn: Type.Boolean(),
  /** 楼主: the author of the post wrote it. */
  isByPoster: Type.Boolean(),
  /** Minute of the match that it was written in, such as 67' or 第三节 04:12; else null. */
  minute: Type.Union([Type.String(), Type.Null()]),
})
export type Comment = Static<typeof Comment>

/** A comment of its own with the first replies. */
export const CommentThread = Type.Object({
  comment: Comment,
  replies: Type.Array(Comment, { maxItems: 3 }),
})
export type CommentThread = Static<typeof CommentThread>
