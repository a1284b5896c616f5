import type { Block, Span } from '@saidian/shared/contracts/content'
import type { WrittenArticle } from '../text/article'

const joined = (spans: readonly Span[]) => spans.map(({ text }) => text).join('')

/** The texts of a block, one an entry. */
export function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'list':
      return block.items.map(joined)
    case 'table':
      return [block.caption, ...block.rows.map((cells) => cells.map(joined).join(' '))]
    case 'paragraph':
    case 'heading':
    case 'quote':
      return [joined(block.spans)]
    default:
      return []
  }
}

/** Paragraphs of an article as plain text. */
export function paragraphsOf({ blocks }: WrittenArticle): string[] {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? textsOf(block) : []))
}

/** Spans of an article that are figures, with their pages. */
export function figuresOf({ blocks }: WrittenArticle): Span[] {
  const spans = blocks.flatMap((block): readonly Span[] => {
    if (block.kind === 'paragraph') return block.spans
    if (block.kind === 'list') return block.items.flat()
    return block.kind === 'table' ? block.rows.flat(2) : []
  })
  return spans.filter(({ to }) => to !== undefined)
}
