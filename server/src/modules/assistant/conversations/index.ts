export {
  beginTurn,
  deleteConversationsOf,
  endTurn,
  insertConversation,
  readConversations,
  readKeyed,
  readTurns,
  type StoredAnswer,
} from './conversations.repository'
export { type Conversations, checkOwner, createConversations } from './conversations.service'
