export type { ModeratedKind } from './moderated-kind'
export { createModeration, type Moderation } from './moderation'
