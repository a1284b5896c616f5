export type { MessageFiles, SentFile } from './files'
export { type Friendships, type Pair, pairKey } from './friendships'
export { type GroupsModule, groupsModule } from './groups'
export { type MessagingModule, messagingModule } from './messaging.module'
