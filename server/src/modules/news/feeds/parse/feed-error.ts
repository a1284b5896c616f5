/** Why a feed was rejected, in one line. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
}
