export {
  AnswerBlock,
  AnswerEvent,
  AnswerSource,
  ASK_PATH,
  AssistantConversation,
  AssistantTurn,
  deleteAssistantConversation,
  getAssistantConversations,
  getAssistantStart,
  getAssistantTurns,
  MAX_QUESTION,
  Question,
} from './assistant'
