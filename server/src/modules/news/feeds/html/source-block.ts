import type { Block, BlockOf, Span } from '@saidian/shared/contracts/content'

/** A picture of a source, not fetched yet. */
export type SourcePicture = { kind: 'picture'; url: string; caption: string }
/** A block made from the HTML of a source. */
export type SourceBlock =
  | BlockOf<'paragraph'>
  | BlockOf<'heading'>
  | BlockOf<'quote'>
  | BlockOf<'list'>
  | BlockOf<'table'>
  | SourcePicture

export type Style = Pick<Span, 'isBold' | 'isItalic'>

/** All text of the blocks, a line each. */
export function textOfSource(blocks: readonly SourceBlock[]): string {
  return blocks.map(textOf).filter(Boolean).join('\n')
}

function textOf(block: SourceBlock): string {
  if (block.kind === 'picture') return ''
  if (block.kind === 'list') return block.items.map(lineOfSpans).join('\n')
  if (block.kind === 'table')
    return [block.head, ...block.rows.map((cells) => cells.map(lineOfSpans))]
      .map((cells) => cells.join(' '))
      .join('\n')
  return lineOfSpans(block.spans)
}

export function lineOfSpans(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join('')
}

/** The blocks of an article, with what is known of each picture now; others are left out. */
export function withPictures(
  blocks: readonly SourceBlock[],
  pictures: ReadonlyMap<string, BlockOf<'picture'>['picture']>,
): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== 'picture') return [block]
    const picture = pictures.get(block.url)
    return picture ? [{ kind: 'picture', picture, caption: block.caption }] : []
  })
}
