export type { Effect, ModeratedKind, ModeratedSubject } from './moderated-kind'
export { createModeration } from './moderation'
export type { Moderation } from './moderation-queue'
