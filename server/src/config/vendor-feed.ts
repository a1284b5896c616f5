import path from 'node:path'

/** A vendor's feed; an empty address means the vendor's own. */
export type VendorFeed = {
  vendor: 'nami' | 'thesports'
  user: string
  secret: string
  url: string
  pushUrl: string
  /** 0: the vendor's usual number. */
  requestsPerDay: number
}

type FeedVariables = {
  FEED: string
  FEED_USER: string
  FEED_SECRET: string
  FEED_URL: string
  FEED_PUSH_URL: string
  FEED_REQUESTS_PER_DAY: number
}

/** The feed that `FEED` names. */
export function feedOf(value: FeedVariables): 'demo' | 'none' | { replay: string } | VendorFeed {
  const { FEED: feed } = value
  if (feed === 'demo' || feed === 'none') return feed
  if (feed !== 'nami' && feed !== 'thesports')
    return { replay: path.resolve(feed.slice('replay:'.length)) }
  return {
    vendor: feed,
    user: value.FEED_USER,
    secret: value.FEED_SECRET,
    url: value.FEED_URL,
    pushUrl: value.FEED_PUSH_URL,
    requestsPerDay: value.FEED_REQUESTS_PER_DAY,
  }
}
