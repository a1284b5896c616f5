import type { Clock } from '../../platform/clock'
import type { Db } from '../../platform/database'
import type { Logger } from '../../platform/log'
import type { Module } from '../../platform/module'
import type { MemberPart } from '../accounts'
import { ASSISTANT_CONVERSATION } from './access.rules'
import { askRoutes, createAsking } from './asking'
import { assistantRoutes } from './assistant.routes'
import { createBudget, DAILY_QUESTIONS } from './budget/budget'
import { createBuiltin } from './builtin'
import { createConversations } from './conversations'
import type { MarketOf } from './market/market'
import { assistantPart } from './member-part'
import { createModelAnswerer, type ModelSettings } from './model'
import { createReadNames } from './names/name-book'
import { createLines } from './reading/lines'
import { createProduct } from './reading/product'
import { createSuggest } from './suggest.service'

export type AssistantDeps = {
  db: Db
  clock: Clock
  log: Logger
  isApi: boolean
  /** An OpenAI-compatible endpoint; null: the built-in assistant answers. */
  llm: ModelSettings | null
  marketOf: MarketOf
}

const DAY_MS = 86_400_000

/** Answers questions about the product's data, from rules or with a model. */
export function assistantModule(deps: AssistantDeps): Module & { part: MemberPart } {
  const { db, clock, llm, isApi, marketOf } = deps
  const limits = llm ? DAILY_QUESTIONS.model : DAILY_QUESTIONS.builtin
  const budget = createBudget(db, clock, limits)
  return {
    name: 'assistant',
    access: [ASSISTANT_CONVERSATION],
    part: assistantPart(marketOf),
    ...(isApi && {
      routes: (app) => {
        const product = createProduct(app)
        const lines = createLines(product, db)
        const data = { db, clock, product, readNames: createReadNames(deps) }
        const answerer = llm ? createModelAnswerer(llm, data) : createBuiltin(data)
        const conversations = createConversations(db, marketOf)
        const suggest = createSuggest({ clock, lines, product })
        const model = llm?.model ?? null
        assistantRoutes(app, { model, budget, conversations, suggest, marketOf })
        askRoutes(app, createAsking({ ...deps, budget, answerer }))
      },
      jobs: [
        {
          name: 'assistant/usage',
          schedule: { everyMs: DAY_MS },
          limitMs: 60_000,
          run: () => budget.removeOld(),
        },
      ],
    }),
  }
}
