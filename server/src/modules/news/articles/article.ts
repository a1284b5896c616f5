import type { Block } from '@saidian/shared/contracts/content'

/** What a writer of articles gives: a feed, or the product about its own matches. */
export type NewArticle = {
  /** What the writer knows the article by, such as its canonical link. */
  key: string
  /** The first one, 头条 aside, is the column of its address. 头条 itself may be named as well. */
  columnIds: readonly number[]
  title: string
  /** Title for readers who hide results; left out when title and summary reveal none. */
  withoutResult?: string
  summary: string
  author: string
  source: { name: string; url: string }
  blocks: readonly Block[]
  /** Pictures for lists; without any, the first ones of the text. */
  pictureKeys: readonly string[]
  /** What the writer knows it is about; matches that the text names are added. */
  matchIds: readonly number[]
  /** Seconds since 1970; a later time than now counts as now. */
  publishedAt: number
  isDemo: boolean
}

export type ArticleState = 'draft' | 'scheduled' | 'published' | 'withdrawn'

/** The text of an article with what it shows and names. */
export type ArticleContent = Omit<NewArticle, 'key' | 'publishedAt'>

/** The text of a version as its history has it. */
export type StoredText = {
  title: string
  withoutResult: string | null
  summary: string
  author: string
  blocks: readonly Block[]
}
