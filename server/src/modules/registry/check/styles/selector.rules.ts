import type { Selector, SelectorComponent } from 'lightningcss'

/**
 * Whether a selector can match elements of the remote only: the element, or one around it, has a
 * class of the remote. A sibling of such an element may belong to the shell.
 */
export function isInside(selector: Selector, isOwnClass: (name: string) => boolean): boolean {
  let state = { isOwn: false, isBelow: false }
  for (const { isSibling, parts } of compoundsOf(selector)) {
    const isBelow = state.isBelow || (state.isOwn && !isSibling)
    state = { isOwn: parts.some((part) => isOwn(part, isOwnClass)), isBelow }
  }
  return state.isOwn || state.isBelow
}

/** `:not` and `:has` name elements that the selector does not match. */
function isOwn(part: SelectorComponent, isOwnClass: (name: string) => boolean): boolean {
  if (part.type === 'class') return isOwnClass(part.name)
  // `&` stands for the selector around it, which is checked itself.
  if (part.type === 'nesting') return true
  if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return false
  return part.selectors.every((selector) => isInside(selector, isOwnClass))
}

type Compound = { isSibling: boolean; parts: SelectorComponent[] }

function compoundsOf(selector: Selector): Compound[] {
  const compounds: Compound[] = [{ isSibling: false, parts: [] }]
  for (const part of selector) {
    if (part.type !== 'combinator') compounds.at(-1)?.parts.push(part)
    // A pseudo-element is joined by a combinator too; it belongs to the element before it.
    else if (part.value !== 'pseudo-element')
      compounds.push({ isSibling: part.value.endsWith('-sibling'), parts: [] })
  }
  return compounds
}
