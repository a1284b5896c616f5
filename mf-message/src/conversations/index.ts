/** Conversations of the member on this device, for every page of the messages. */

export type { ListedConversation } from '@saidian/shared/conversation'
export { shownTitle } from './card-title.rules'
export {
  readConversation,
  useDeleteConversationMutation,
  useOpenConversationMutation,
  useReadConversationMutation,
  useSetConversationMutation,
} from './conversation-acts.api'
export { ConversationPicture } from './conversation-picture'
export { lastLineOf, nameOf } from './conversation-text.rules'
export { listedConversation } from './conversations.api'
export { type Drafts, useDrafts } from './drafts'
export { useConversation } from './use-conversation'
export { useConversations } from './use-conversations'
export { useMemberId } from './use-member-id'
