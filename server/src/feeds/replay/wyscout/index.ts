export { createReplayFeed, type ReplayOptions } from './replay-feed'
