/** The comment that a reply answers. */
export type ReplyTarget = {
  id: string
  /** Comment of its own below which the reply stands: the answered one, or its parent. */
  threadId: string
  nickName: string
  text: string
}

/** What the member wrote and the server has not accepted yet. */
export type Pending = {
  /** The same act sent again has the same key, so that it counts once. */
  key: string
  text: string
  /** Null for a comment of its own. */
  target: ReplyTarget | null
  state: 'sending' | 'failed'
  /** Why it failed; empty before. */
  message: string
}
