export { replayRoutes } from './replay.routes'
export { createReplays, type ReplayDeps, type Replays, type RoomsOfReplays } from './replay.service'
export { replayFileRoutes } from './replay-file.routes'
export { createReplaySigner } from './replay-signer'
