export {
  beginExchange,
  deleteConversationsOf,
  endExchange,
  insertConversation,
  readConversations,
  readExchanges,
  readKeyed,
  type StoredAnswer,
} from './conversations.repository'
export { type Conversations, checkAccess, createConversations } from './conversations.service'
