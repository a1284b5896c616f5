import type { Comment, CommentPage, CommentThread } from '../../contracts/comments'

/** Cached pages of a list; the functions below change them as drafts of the store. */
export type CachedList = { sort: 'hot' | 'new' | 'floor'; pages: CommentPage[] }
export type CachedReplies = { replies: Comment[]; next: string | null }[]

const threadsOf = (pages: readonly CommentPage[]) => pages.flatMap(({ threads }) => threads)

/** The comments and replies with an id: one comment may stand on a list twice. */
export function commentsWithId(pages: readonly CommentPage[], id: string): Comment[] {
  return threadsOf(pages)
    .flatMap(({ comment, replies }) => [comment, ...replies])
    .filter((comment) => comment.id === id)
}

/** Adds a comment that the member has just written; one that is there already stays. */
export function addWritten({ sort, pages }: CachedList, written: Comment): void {
  const first = pages[0]
  if (!first || commentsWithId(pages, written.id).length > 0) return
  for (const page of pages) page.total += 1
  if (written.parentId === null) {
    const thread: CommentThread = { comment: written, replies: [] }
    const last = pages.at(-1)
    // By floor it is the last one; before the end has loaded, the writer sees it at the top.
    if (sort === 'floor' && last?.next === null) last.threads.push(thread)
    else first.threads.unshift(thread)
    return
  }
  const parent = threadsOf(pages).find(({ comment }) => comment.id === written.parentId)
  if (!parent) return
  parent.comment.replies += 1
  parent.replies.push(written)
}

/** Removes a comment; with replies it stays as a place without text. */
export function removeWritten({ pages }: CachedList, id: string): void {
  let isFound = false
  for (const page of pages) {
    page.threads = page.threads.filter(({ comment }) => {
      if (comment.id !== id) return true
      isFound = true
      empty(comment)
      return comment.replies > 0
    })
    for (const { comment, replies } of page.threads) {
      const place = replies.findIndex((reply) => reply.id === id)
      if (place < 0) continue
      isFound = true
      replies.splice(place, 1)
      comment.replies = Math.max(0, comment.replies - 1)
    }
  }
  if (isFound) for (const page of pages) page.total = Math.max(0, page.total - 1)
}

/** Removes all that a member wrote, as after a block. */
export function removeMember(pages: CommentPage[], memberId: string): void {
  for (const page of pages) {
    page.threads = page.threads.filter(({ comment }) => comment.author.id !== memberId)
    for (const thread of page.threads) {
      const left = thread.replies.filter(({ author }) => author.id !== memberId)
      const gone = thread.replies.length - left.length
      thread.replies = left
      thread.comment.replies = Math.max(0, thread.comment.replies - gone)
    }
  }
}

function empty(comment: Comment): void {
  comment.state = 'deleted'
  comment.spans = []
}

/** Counts a like, or takes it back; the same one twice counts once. */
export function setLike(comment: Comment, isOn: boolean): void {
  if (comment.isLiked === isOn) return
  comment.isLiked = isOn
  comment.likes = Math.max(0, comment.likes + (isOn ? 1 : -1))
}
