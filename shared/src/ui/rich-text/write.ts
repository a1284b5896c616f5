import type { Block, FactSheet, InlineText, Reference } from './block'

export const paragraph = (...text: readonly (string | Reference)[]): Block => ({
  kind: 'paragraph',
  text,
})
export const heading = (text: string): Block => ({ kind: 'heading', text })
export const list = (...items: readonly InlineText[]): Block => ({ kind: 'list', items })
export const sheets = (...given: readonly FactSheet[]): Block => ({ kind: 'sheets', sheets: given })
export const refer = (text: string, to: string): Reference => ({ text, to })

/** The text without its link targets. */
export function plainText(text: InlineText): string {
  if (typeof text === 'string') return text
  return text.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

/** Every line of a block, from top to bottom. */
export function linesOf(block: Block): InlineText[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text]
    case 'heading':
      return [block.text]
    case 'list':
      return [...block.items]
    case 'sheets':
      return block.sheets.flatMap(({ title, facts }) => [title, ...facts.flat()])
  }
}
