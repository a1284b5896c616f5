import type { AnyNode } from 'acorn'
import { literalOf } from './syntax'

/** A text with a gap is an address if its first segment is whole: `/user/…`, not `/…`. */
const BEGINNING = /^\/[^/]+\//
/** Characters that mean something in a regular expression. */
const SPECIAL = /[.*+?^${}()|[\]\\]/g

/** Says whether a script can write an address: as a plain text, or as one with gaps. */
export function addressesIn(nodes: readonly AnyNode[]): (address: string) => boolean {
  const plain = new Set<string>()
  const gapped: RegExp[] = []
  for (const node of nodes) {
    const text = literalOf(node)
    if (typeof text === 'string') plain.add(text)
    const parts = partsOf(node)
    if (parts && BEGINNING.test(parts[0] ?? ''))
      gapped.push(new RegExp(`^${parts.map(escaped).join('.*')}$`, 's'))
  }
  return (address) => plain.has(address) || gapped.some((pattern) => pattern.test(address))
}

/** Texts around the gaps of `/user/${id}` or `'/user/' + id`. */
function partsOf(node: AnyNode): string[] | undefined {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '')
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return undefined
  const [left, right] = [literalOf(node.left), literalOf(node.right)]
  return typeof left === 'string' ? [left, typeof right === 'string' ? right : ''] : undefined
}

function escaped(text: string): string {
  return text.replace(SPECIAL, '\\$&')
}
