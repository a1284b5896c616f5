/** Ten times as much interest lifts a post as if it had been written this much later. */
const TENFOLD_SECONDS = 12 * 3_600
/** A comment says more than a like. */
const COMMENT_WEIGHT = 3

/**
 * Place of a post in hot lists, in seconds since 1970: when it was written, and later the more it
 * is liked and discussed. It needs no update as time passes; newer posts have higher scores.
 */
export function scoreOf(post: { at: number; likes: number; comments: number }): number {
  const interest = 1 + post.likes + COMMENT_WEIGHT * post.comments
  return Math.round(post.at + TENFOLD_SECONDS * Math.log10(interest))
}
