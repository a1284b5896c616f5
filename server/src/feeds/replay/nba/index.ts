export { createNbaReplayFeed, hasRecordedGames } from './replay-feed'
