/** An item of a feed, whatever its format; texts as the feed gives them. */
export type FeedItem = {
  title: string
  link: string
  /** The whole text if the feed has it, else what it says about it. */
  html: string
  /** What the feed says about the text, as HTML; empty without it. */
  summary: string
  author: string
  date: string | undefined
  categories: string[]
  /** Addresses of pictures beside the text. */
  pictures: string[]
}

export type ParsedFeed = { title: string; link: string; items: FeedItem[] }
