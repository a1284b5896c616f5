import type { AnyNode } from 'acorn'
import { KEYED_NAMES, keyedName } from '../sharing/keyed-names'
import { literalOf, membersOf } from './syntax'

/** Keyed names of a built script by share key. */
export type KeyedNames = Readonly<Record<string, readonly string[]>>

/** Calls that make an element of a component. */
const ELEMENT = new Set(['jsx', 'jsxs'])

/**
 * Keys that scripts write plainly: `(0, x.useSetting)("noSpoiler")`, or an element of `x.Icon` with
 * a `name`. A computed key is not seen; the shell has a default for it.
 */
export function keyedNamesIn(nodes: readonly AnyNode[]): KeyedNames {
  const written = new Set(nodes.flatMap(keyedCallOf))
  const found = Object.entries(KEYED_NAMES).map(([module, names]) => {
    const isOf = (call: string) => names.some((name) => call.startsWith(`${name}(`))
    return [module, [...written].filter(isOf).sort()] as const
  })
  return Object.fromEntries(found.filter(([, names]) => names.length > 0))
}

function keyedCallOf(node: AnyNode): string[] {
  if (node.type !== 'CallExpression') return []
  const name = memberOf(node.callee)
  const [first, second] = node.arguments
  if (name === undefined) return []
  if (!ELEMENT.has(name)) return named(name, literalOf(first))
  const component = first && memberOf(first)
  if (component === undefined || second?.type !== 'ObjectExpression') return []
  return named(component, literalOf(membersOf(second).get('name')))
}

function named(name: string, key: string | number | undefined): string[] {
  return typeof key === 'string' ? [keyedName(name, key)] : []
}

/** `useSetting` of `x.useSetting` or `(0, x.useSetting)`. */
function memberOf(node: AnyNode): string | undefined {
  const last = node.type === 'SequenceExpression' ? node.expressions.at(-1) : node
  if (last?.type !== 'MemberExpression' || last.computed) return undefined
  return last.property.type === 'Identifier' ? last.property.name : undefined
}
