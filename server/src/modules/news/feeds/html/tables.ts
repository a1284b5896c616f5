import type { BlockOf, Span } from '@saidian/shared/contracts/content'
import { elements, type HtmlElement, type HtmlNode, isTag, isText } from './dom'
import { createLineBuilder, type LineBuilder } from './line-builder'
import { lineOfSpans, type Style } from './source-block'

const MAX_COLUMNS = 12
const MAX_ROWS = 200

/** A table of figures; null for one that only lays out a page. */
export function tableOf(table: HtmlElement): BlockOf<'table'> | null {
  const rows = elements(table, 'tr').slice(0, MAX_ROWS + 1)
  const cells = rows.map((row) =>
    row.children.filter((node): node is HtmlElement => isTag(node) && /^t[hd]$/.test(node.name)),
  )
  const columns = Math.max(0, ...cells.map((row) => row.length))
  const isLayout = elements(table, 'img').length > 0 || elements(table, 'table').length > 0
  if (isLayout || rows.length < 2 || columns < 2 || columns > MAX_COLUMNS) return null
  const lines = cells.map((row) => filled(row.map(spansOf), columns))
  const hasHead = cells[0]?.every(({ name }) => name === 'th') === true
  const [caption] = elements(table, 'caption')
  return {
    kind: 'table',
    caption: caption ? lineOfSpans(spansOf(caption)) : '',
    head: hasHead ? (lines[0] ?? []).map(lineOfSpans) : [],
    rows: hasHead ? lines.slice(1) : lines,
    to: '',
  }
}

function filled(row: Span[][], columns: number): Span[][] {
  return [...row, ...Array.from({ length: columns - row.length }, () => [])]
}

/** The text inside an element as one line. */
export function spansOf(element: HtmlElement): Span[] {
  const line = createLineBuilder()
  addLine(element.children, {}, line)
  return line.take()
}

/** Adds the text of nodes to a line; elements that begin a line of their own become spaces. */
export function addLine(nodes: readonly HtmlNode[], style: Style, line: LineBuilder): void {
  for (const node of nodes) {
    if (isText(node)) line.add(node.data, style)
    if (!isTag(node)) continue
    const inside = styleOf(node, style)
    if (inside === null) line.add(' ', style)
    addLine(node.children, inside ?? style, line)
    if (inside === null) line.add(' ', style)
  }
}

/** The style inside an element of a line; null for an element that is a line of its own. */
export function styleOf({ name }: HtmlElement, style: Style): Style | null {
  if (name === 'b' || name === 'strong') return { ...style, isBold: true }
  if (name === 'i' || name === 'em') return { ...style, isItalic: true }
  return null
}
