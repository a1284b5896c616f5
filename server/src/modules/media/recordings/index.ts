export { recordingsModule } from './recordings.module'
export type { RoomsOfReplays } from './replay'
