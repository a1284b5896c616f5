import type { BlockOf, Span } from '@saidian/shared/contracts/content'
import { type HtmlElement, isTag } from './dom'
import { createLineBuilder } from './line-builder'
import { addLine } from './tables'

const LISTS = ['ul', 'ol']

/** A list, null without text; items of a list inside it stand behind the item it belongs to. */
export function listOf(list: HtmlElement): BlockOf<'list'> | null {
  const items = itemsOf(list)
  return items.length > 0 ? { kind: 'list', isOrdered: list.name === 'ol', items } : null
}

function itemsOf(list: HtmlElement): Span[][] {
  return list.children.filter(isTag).flatMap((item) => {
    if (LISTS.includes(item.name)) return itemsOf(item)
    const isList = (node: (typeof item.children)[number]) =>
      isTag(node) && LISTS.includes(node.name)
    const line = createLineBuilder()
    addLine(
      item.children.filter((node) => !isList(node)),
      {},
      line,
    )
    const inside = item.children.filter(isTag).filter(isList).flatMap(itemsOf)
    return [line.take(), ...inside].filter((spans) => spans.length > 0)
  })
}
