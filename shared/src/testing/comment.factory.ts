import type { Comment, CommentPage, CommentThread } from '../contracts/comments'

/** A comment of its own; its number decides floor and time. */
export function makeComment(given: Partial<Comment> & { text?: string } = {}): Comment {
  const { id = '1', text = `第${id}条评论`, ...rest } = given
  return {
    id,
    floor: given.parentId === undefined ? Number(id) : 0,
    parentId: null,
    replyTo: null,
    author: { id: '100001', nickName: '球友', portrait: '', level: 2 },
    state: 'shown',
    spans: [{ text }],
    at: 1_770_000_000 + Number(id),
    region: '广东',
    likes: 0,
    isLiked: false,
    replies: 0,
    isOwn: false,
    isByPoster: false,
    minute: null,
    ...rest,
  }
}

/** A comment with its first replies. */
export function makeThread(comment: Comment, replies: readonly Comment[] = []): CommentThread {
  const counted = { ...comment, replies: Math.max(comment.replies, replies.length) }
  return { comment: counted, replies: [...replies] }
}

/** The only page of a list. */
export function makeCommentPage(
  threads: readonly CommentThread[] = [makeThread(makeComment())],
  given: Partial<CommentPage> = {},
): CommentPage {
  const total = threads.reduce((sum, { comment }) => sum + 1 + comment.replies, 0)
  return { threads: [...threads], total, next: null, previous: null, ...given }
}
