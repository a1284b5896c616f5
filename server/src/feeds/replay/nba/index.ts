export { nameOf } from './commentary/player-names'
export { playerKey } from './game/game-key'
export { createNbaReplayFeed, hasRecordedGames } from './replay-feed'
