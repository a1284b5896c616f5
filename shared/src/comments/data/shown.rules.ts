import type { Comment, CommentThread } from '../../contracts/comments'

/** The thread's first replies and those that were loaded after them, oldest first, each once. */
export function mergeReplies(first: readonly Comment[], loaded: readonly Comment[]): Comment[] {
  const byId = new Map([...first, ...loaded].map((reply) => [reply.id, reply]))
  return [...byId.values()].sort((a, b) => a.at - b.at || Number(BigInt(a.id) - BigInt(b.id)))
}

/** Each thread once: a comment may move to a later page while pages load. */
export function uniqueThreads(threads: readonly CommentThread[]): CommentThread[] {
  return [...new Map(threads.map((thread) => [thread.comment.id, thread])).values()]
}

/**
 * The newest time (seconds) of comments that a reader with a stream delay may see; infinite when
 * nothing is delayed.
 */
export function latestShown(times: readonly number[], delayMs: number, nowMs: number): number {
  if (delayMs <= 0) return Number.POSITIVE_INFINITY
  const limit = (nowMs - delayMs) / 1_000
  if (times.every((at) => at <= limit)) return Number.POSITIVE_INFINITY
  return Math.max(0, ...times.filter((at) => at <= limit))
}

/** Whether a comment is shown; the own one always is. */
export function isShown({ at, isOwn }: Pick<Comment, 'at' | 'isOwn'>, latest: number): boolean {
  return isOwn || at <= latest
}

/** Text of a comment without its links. */
export function plainText({ spans }: Pick<Comment, 'spans'>): string {
  return spans.map(({ text }) => text).join('')
}

/** Page address of a comment, for a link that is copied. */
export function linkTo(page: string, param: string, commentId: string): string {
  const url = new URL(page)
  url.hash = ''
  url.searchParams.set(param, commentId)
  return url.href
}

/** 12345 as 1.2万, as counts beside icons are written. */
export function shortCount(count: number): string {
  if (count < 10_000) return String(count)
  return `${(Math.floor(count / 1_000) / 10).toString()}万`
}
