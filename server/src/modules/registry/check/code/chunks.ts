import type { AnyNode } from 'acorn'
import { isCallOf, literalOf } from './syntax'

/** Ids of the chunk that a file holds: `….push([[58], {…}])`. */
export function chunkIdsIn(nodes: readonly AnyNode[]): (string | number)[] {
  return nodes.flatMap((node) => {
    if (!isCallOf(node, 'push')) return []
    const [chunk] = node.arguments
    const ids = chunk?.type === 'ArrayExpression' ? chunk.elements[0] : undefined
    return ids?.type === 'ArrayExpression' ? ids.elements.map(literalOf).filter(isKnown) : []
  })
}

/** Chunk ids of each lazy import: `r.e(1)`, or `Promise.all([r.e(1), r.e(2)])`. */
export function lazyImportsIn(nodes: readonly AnyNode[]): (string | number)[][] {
  const grouped = new Set<AnyNode | null>()
  return nodes.flatMap((node) => {
    if (isCallOf(node, 'all') && node.arguments[0]?.type === 'ArrayExpression') {
      const parts = node.arguments[0].elements
      for (const part of parts) grouped.add(part)
      const ids = parts.map((part) => (part ? loadedBy(part) : undefined)).filter(isKnown)
      return ids.length > 0 ? [ids] : []
    }
    const id = grouped.has(node) ? undefined : loadedBy(node)
    return id === undefined ? [] : [[id]]
  })
}

function loadedBy(node: AnyNode): string | number | undefined {
  return isCallOf(node, 'e') && node.arguments.length === 1
    ? literalOf(node.arguments[0])
    : undefined
}

function isKnown(id: string | number | undefined): id is string | number {
  return id !== undefined
}
