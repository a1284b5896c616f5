import {
  deleteAssistantConversation,
  getAssistantConversations,
  getAssistantStart,
  getAssistantTurns,
} from '@saidian/shared/contracts/assistant'
import type { FastifyInstance } from 'fastify'
import { networkOf, serve } from '../../platform/http'
import type { Budget } from './budget/budget'
import type { Conversations } from './conversations'
import { type Market, type MarketOf, stricter } from './market/market'

export type AssistantRoutesDeps = {
  model: string | null
  budget: Budget
  conversations: Conversations
  suggest: (market: Market) => Promise<string[]>
  marketOf: MarketOf
}

export function assistantRoutes(app: FastifyInstance, deps: AssistantRoutesDeps): void {
  const { model, budget, conversations, suggest, marketOf } = deps
  serve(app, getAssistantStart, async ({ user, request, query }) => {
    const market = stricter(user ? await marketOf(user.id) : 'open', query.closed ?? 'open')
    const asker = { memberId: user?.id ?? null, network: networkOf(request.ip) }
    return { model, suggestions: await suggest(market), left: await budget.left(asker) }
  })
  serve(app, getAssistantConversations, async ({ user }) => ({
    conversations: await conversations.list(user),
  }))
  serve(app, getAssistantTurns, async ({ user, query }) => ({
    turns: await conversations.turns(user, query.id),
  }))
  serve(app, deleteAssistantConversation, async ({ user, body }) => {
    await conversations.remove(user, body.id)
    return null
  })
}
