import { api, mutationOf, queryOf } from '@saidian/shared/api'
import {
  getConversations,
  getGroupMembers,
  recallMessage,
  reportMessages,
  showTyping,
} from '@saidian/shared/contracts/messaging'

const chatApi = api.injectEndpoints({
  overrideExisting: process.env.NODE_ENV === 'development',
  endpoints: (build) => ({
    recallChatMessage: mutationOf(build, recallMessage),
    reportChatMessages: mutationOf(build, reportMessages),
    showChatTyping: mutationOf(build, showTyping, {
      args: (id: string) => ({ body: { id } }),
    }),
    chatMembers: queryOf(build, getGroupMembers),
    /** Where a message can be forwarded to. */
    forwardTargets: queryOf(build, getConversations, {
      args: () => ({ query: {} }),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const {
  useRecallChatMessageMutation,
  useReportChatMessagesMutation,
  useShowChatTypingMutation,
  useChatMembersQuery,
  useForwardTargetsQuery,
} = chatApi
