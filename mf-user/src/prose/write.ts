import type { Block, Reference, Sheet, Words } from './prose'

export const paragraph = (...words: readonly (string | Reference)[]): Block => ({
  kind: 'paragraph',
  words,
})
export const heading = (text: string): Block => ({ kind: 'heading', text })
export const list = (...items: readonly Words[]): Block => ({ kind: 'list', items })
export const sheets = (...given: readonly Sheet[]): Block => ({ kind: 'sheets', sheets: given })
export const refer = (text: string, to: string): Reference => ({ text, to })

/** The words of a text alone, without what they lead to. */
export function plainWords(words: Words): string {
  if (typeof words === 'string') return words
  return words.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

/** Every line of a block, as it is read from top to bottom. */
export function linesOf(block: Block): Words[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.words]
    case 'heading':
      return [block.text]
    case 'list':
      return [...block.items]
    case 'sheets':
      return block.sheets.flatMap(({ title, facts }) => [title, ...facts.flat()])
  }
}
