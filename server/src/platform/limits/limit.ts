/**
 * How often something may be tried: `free` times within `windowMs`. After that, with `grow`, the
 * wait between tries doubles until a whole window passes without a try; without `grow`, the next
 * try is allowed when the window ends.
 */
export type Limit = {
  name: string
  free: number
  windowMs: number
  grow?: { baseMs: number; maxMs: number }
}

/** One limit for one key, such as a network. */
export type RateLimit = { limit: Limit; of: string }
