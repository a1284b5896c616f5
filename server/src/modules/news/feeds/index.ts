export { newsFeedsModule } from './feeds.module'
export { type ImportedFile, importNews } from './files/import-news'
export type { NewsFeed } from './poll/poll-feeds'
