export {
  Article,
  ArticleCard,
  ArticleSource,
  Column,
  ColumnId,
  HEADLINES,
  Mention,
} from './article'
export {
  ARTICLES_A_PAGE,
  ArticleList,
  type EmojiGroup,
  getArticle,
  getArticles,
  getColumns,
  getEmojis,
  likeArticle,
} from './calls'
export { getNewsFeeds } from './feed-calls'
export { type Highlighted, SearchHit, searchContent } from './search'
export { type ArticleVersion, newsStaffEndpoints } from './staff-calls'
