import type { Db } from '../../../platform/database'
import type { NameBook } from '../names/name-book'
import type { Found, ToolContext } from '../tools'

/** An answer of the built-in assistant: `[1]` in the text cites the first of `found`. */
export type Reply = { text: string; found: Found<unknown>[]; suggestions: string[] }

export type ReplyContext = ToolContext & { db: Db; book: NameBook }

/** The answer where the data ends: nothing is made up. */
export function nothing(what: string, suggestions: string[] = []): Reply {
  return { text: `数据中没有${what}。`, found: [], suggestions }
}
