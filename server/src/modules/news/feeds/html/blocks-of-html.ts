import { parseDocument } from 'htmlparser2'
import { allowedHtml } from './allowed-html'
import { type HtmlElement, type HtmlNode, isTag, isText } from './dom'
import { createLineBuilder } from './line-builder'
import { type SourceBlock, type Style, textOfSource } from './source-block'
import { styleOf } from './tables'
import { wholeBlocks } from './whole-blocks'

const MAX_BLOCKS = 500
const MAX_CHARACTERS = 60_000

type LineKind = 'paragraph' | 'heading' | 'quote'

/**
 * The blocks that an HTML text of a source says. Links become plain text; pictures have the address
 * at which they are fetched. Null for a text that is larger than any article.
 */
export function blocksOfHtml(html: string, page: string): SourceBlock[] | null {
  const allowed = allowedHtml(html)
  if (allowed === null) return null
  const builder = createBlockBuilder(page)
  builder.addAll(parseDocument(allowed).children, 'paragraph', {})
  const blocks = builder.end()
  const isTooLarge = blocks.length > MAX_BLOCKS || textOfSource(blocks).length > MAX_CHARACTERS
  return isTooLarge ? null : blocks
}

function createBlockBuilder(page: string) {
  const blocks: SourceBlock[] = []
  const line = createLineBuilder()

  function endLine(kind: LineKind): void {
    const spans = line.take()
    if (spans.length > 0) blocks.push({ kind, spans })
  }

  function addAll(nodes: readonly HtmlNode[], kind: LineKind, style: Style): void {
    for (const node of nodes) {
      if (isText(node)) line.add(node.data, style)
      else if (isTag(node)) addElement(node, kind, style)
    }
  }

  function addElement(element: HtmlElement, kind: LineKind, style: Style): void {
    const inside = styleOf(element, style)
    if (inside) addAll(element.children, kind, inside)
    else {
      endLine(kind)
      const whole = wholeBlocks(element, page)
      if (whole) blocks.push(...whole)
      else addLines(element, kindOf(element) ?? kind, style)
    }
  }

  function addLines({ children }: HtmlElement, kind: LineKind, style: Style): void {
    addAll(children, kind, style)
    endLine(kind)
  }

  return {
    addAll,
    end: () => {
      endLine('paragraph')
      return blocks
    },
  }
}

function kindOf({ name }: HtmlElement): LineKind | null {
  if (/^h[1-6]$/.test(name) || name === 'dt') return 'heading'
  return name === 'blockquote' ? 'quote' : null
}
