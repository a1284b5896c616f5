import { ConfigError } from './variable'

/** A feed of `NEWS_FEEDS`. */
export type ConfiguredFeed = { name: string; url: string; columnId: number | null }

const FEED = /^([^=\s,]{1,40})=(https?:\/\/[^\s,#]+)(?:#(\d{1,9}))?$/

/**
 * The feeds of `NEWS_FEEDS`: `name=url`, with `#column` behind it if all of it belongs to one
 * column, separated by spaces or commas. Throws `ConfigError`.
 */
export function newsFeedsOf(given: string): ConfiguredFeed[] {
  const feeds = given
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(feedOf)
  const urls = new Set(feeds.map(({ url }) => url))
  if (urls.size < feeds.length) throw new ConfigError('NEWS_FEEDS must name each address once')
  return feeds
}

function feedOf(text: string): ConfiguredFeed {
  const [, name = '', url = '', columnId] = FEED.exec(text) ?? []
  if (!URL.canParse(url) || new URL(url).username !== '')
    throw new ConfigError(
      'NEWS_FEEDS must be name=https://address, with #column behind it, ' +
        `not ${JSON.stringify(text)}`,
    )
  return { name, url, columnId: columnId === undefined ? null : Number(columnId) }
}
