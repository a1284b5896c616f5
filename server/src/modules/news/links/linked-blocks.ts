import type { Block, Span } from '@saidian/shared/contracts/content'

/** A name in a run of text, with the page that it leads to. */
export type Link = { start: number; end: number; to: string }

/** The links of a run of text; a run that leads to a page already is not asked for. */
export type LinksIn = (text: string) => readonly Link[]

/** Blocks whose text leads to pages; headings, captions and tables stay as they are. */
export function linkBlocks(blocks: readonly Block[], linksIn: LinksIn): Block[] {
  const linked = (spans: readonly Span[]) => spans.flatMap((span) => linkSpan(span, linksIn))
  return blocks.map((block) => {
    if (block.kind === 'paragraph' || block.kind === 'quote')
      return { ...block, spans: linked(block.spans) }
    return block.kind === 'list' ? { ...block, items: block.items.map(linked) } : block
  })
}

function linkSpan(span: Span, linksIn: LinksIn): Span[] {
  if (span.to !== undefined) return [span]
  const parts: Span[] = []
  let done = 0
  for (const { start, end, to } of linksIn(span.text)) {
    if (start > done) parts.push({ ...span, text: span.text.slice(done, start) })
    parts.push({ ...span, text: span.text.slice(start, end), to })
    done = end
  }
  return parts.length === 0
    ? [span]
    : [...parts, { ...span, text: span.text.slice(done) }].filter(({ text }) => text !== '')
}
