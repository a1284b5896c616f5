import type { Db } from '../../../platform/database'
import type { Answerer } from '../asking/answerer'
import { createSourceList } from '../asking/source-list'
import { ClosedToReader, isAboutMarket } from '../market/market'
import type { ReadNames } from '../names/name-book'
import { createLines } from '../reading/lines'
import { type Product, productFor } from '../reading/product'
import { answer, understand } from './answer'
import type { Reply } from './reply'

export type BuiltinDeps = {
  db: Db
  clock: { now: () => number }
  readNames: ReadNames
  product: Product
}

/** The built-in assistant: rules and the product's data, no model. */
export function createBuiltin(deps: BuiltinDeps): Answerer {
  return async function* answerBuiltin({ question, earlier, market, signal }) {
    const now = deps.clock.now()
    const book = await deps.readNames()
    const asked = understand(question, earlier, { book, now })
    yield { kind: 'reading', label: '正在查询数据' }
    const product = productFor(deps.product, market)
    const context = {
      db: deps.db,
      book,
      product,
      lines: createLines(product, deps.db),
      now,
      market,
    }
    const reply = await answer(asked, context).catch(closedReply)
    signal.throwIfAborted()
    const sources = createSourceList()
    const shown = reply.found.map((found) => sources.add(found))
    const events = shown.flatMap((each) => each.events)
    yield* events.filter(({ kind }) => kind === 'source')
    const text = reply.text.replace(/\[(\d+)\]/g, (_, place) => `[${shown[place - 1]?.n ?? 1}]`)
    for (const part of text.split(/(?<=[。\n])/)) yield { kind: 'text', text: part }
    yield* events.filter(({ kind }) => kind === 'block')
    const fitting = reply.suggestions.filter((each) => market === 'open' || !isAboutMarket(each))
    yield { kind: 'done', suggestions: [...new Set(fitting)].slice(0, 4) }
  }
}

/** What the reader may not see is said not to be there for them. */
function closedReply(error: unknown): Reply {
  if (!(error instanceof ClosedToReader)) throw error
  return { text: error.message, found: [], suggestions: ['今天有哪些比赛', '英超积分榜'] }
}
