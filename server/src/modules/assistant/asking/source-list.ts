import type { AnswerBlock, AnswerEvent } from '@saidian/shared/contracts/assistant'
import type { Found } from '../tools'

const MAX_SOURCES = 99

export type SourceList = {
  /** Number of the source, and the events that show it and its blocks. */
  add: (found: Found<unknown>) => { n: number; events: AnswerEvent[] }
  has: (n: number) => boolean
}

/** Numbers the sources of one answer; the same block of a page has one number. */
export function createSourceList(): SourceList {
  const numbers = new Map<string, number>()
  return {
    has: (n) => n >= 1 && n <= numbers.size,
    add({ source, blocks }) {
      const key = `${source.title} ${source.link}`
      const known = numbers.get(key)
      if (known !== undefined) return { n: known, events: [] }
      if (numbers.size >= MAX_SOURCES) return { n: MAX_SOURCES, events: [] }
      const n = numbers.size + 1
      numbers.set(key, n)
      const shown = blocks.map((block) => ({ ...block, source: n }) as AnswerBlock)
      return {
        n,
        events: [
          { kind: 'source', source: { n, ...source, at: Math.max(0, Math.round(source.at)) } },
          ...shown.map((block) => ({ kind: 'block' as const, block })),
        ],
      }
    },
  }
}
