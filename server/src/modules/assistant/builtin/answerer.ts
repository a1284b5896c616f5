import type { Db } from '../../../platform/database'
import type { Answerer } from '../asking/answerer'
import { createSourceList } from '../asking/source-list'
import type { ReadNames } from '../names/name-book'
import type { Lines } from '../reading/lines'
import type { Product } from '../reading/product'
import { answer, understand } from './answer'

export type BuiltinDeps = {
  db: Db
  clock: { now: () => number }
  readNames: ReadNames
  product: Product
  lines: Lines
}

/** The built-in assistant: rules and the product's data, no model. */
export function createBuiltin({ db, clock, readNames, product, lines }: BuiltinDeps): Answerer {
  return async function* answerBuiltin({ question, earlier, signal }) {
    const now = clock.now()
    const book = await readNames()
    const asked = understand(question, earlier, { book, now })
    yield { kind: 'reading', label: '正在查询数据' }
    const reply = await answer(asked, { db, book, product, lines, now })
    signal.throwIfAborted()
    const sources = createSourceList()
    const shown = reply.found.map((found) => sources.add(found))
    const events = shown.flatMap((each) => each.events)
    yield* events.filter(({ kind }) => kind === 'source')
    const text = reply.text.replace(/\[(\d+)\]/g, (_, place) => `[${shown[place - 1]?.n ?? 1}]`)
    for (const part of text.split(/(?<=[。\n])/)) yield { kind: 'text', text: part }
    yield* events.filter(({ kind }) => kind === 'block')
    yield { kind: 'done', suggestions: [...new Set(reply.suggestions)].slice(0, 4) }
  }
}
