// Schemas of what feeds send, for those who validate it. The types are in `feed.ts`.
export { FeedLotteryEntry, FeedLotteryIssue } from './lottery'
