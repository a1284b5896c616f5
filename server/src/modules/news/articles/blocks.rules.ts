import type { Block, Picture, Span } from '@saidian/shared/contracts/content'

/** The text of a block, for search and for the recognition of names. */
function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return textOf(block.spans)
    case 'list':
      return block.items.map(textOf).join('\n')
    case 'picture':
      return block.caption
    case 'table':
      return [[block.caption], block.head, ...block.rows.map((cells) => cells.map(textOf))]
        .map((cells) => cells.join(' '))
        .join('\n')
    case 'match':
      return `${block.match.home} ${block.match.away}`
    case 'video':
      return block.title
  }
}

const textOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('')

export function textOfBlocks(blocks: readonly Block[]): string {
  return blocks.map(textOfBlock).join('\n')
}

/** Pictures of a text in their order. */
export function picturesOf(blocks: readonly Block[]): Picture[] {
  return blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))
}

/** Matches that have a block of their own. */
export function matchIdsOf(blocks: readonly Block[]): number[] {
  return blocks.flatMap((block) => (block.kind === 'match' ? [block.match.id] : []))
}

/** Blocks with adjoining runs of the same type joined, without what they lead to. */
export function withoutLinks(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => {
    if (block.kind === 'list') return { ...block, items: block.items.map(joined) }
    return 'spans' in block ? { ...block, spans: joined(block.spans) } : block
  })
}

function joined(spans: readonly Span[]): Span[] {
  const runs: Span[] = []
  for (const { to: _, ...span } of spans) {
    const last = runs.at(-1)
    if (last && last.isBold === span.isBold && last.isItalic === span.isItalic)
      runs[runs.length - 1] = { ...last, text: last.text + span.text }
    else runs.push(span)
  }
  return runs
}
