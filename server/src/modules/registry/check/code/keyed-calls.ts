import type { AnyNode, CallExpression } from 'acorn'
import { KEYED_NAMES, keyedName } from '../sharing/keyed-names'
import { literalOf, membersOf } from './syntax'

/** Keyed names of a built script by share key. */
export type KeyedNames = Readonly<Record<string, readonly string[]>>

/** Calls that make an element of a component. */
const ELEMENT = new Set(['jsx', 'jsxs'])
/** What names something to follow, whichever way it reaches `useFollow`. */
const SUBJECT = ['id', 'title', 'kickoffAt']

/**
 * Keys that scripts write plainly: `(0, x.useSetting)("noSpoiler")`, an element of `x.Icon` with a
 * `name`, `x.CLIENT_REASONS["network.offline"]`, or the `kind` of something to follow. A computed
 * key is not seen; the shell has a default for it.
 */
export function keyedNamesIn(nodes: readonly AnyNode[]): KeyedNames {
  const written = new Set(nodes.flatMap(keyedUseOf))
  const found = Object.entries(KEYED_NAMES).map(([module, names]) => {
    const isOf = (call: string) => names.some((name) => call.startsWith(`${name}(`))
    return [module, [...written].filter(isOf).sort()] as const
  })
  return Object.fromEntries(found.filter(([, names]) => names.length > 0))
}

function keyedUseOf(node: AnyNode): string[] {
  if (node.type === 'CallExpression') return keyedCallOf(node)
  if (node.type === 'ObjectExpression') return followOf(membersOf(node))
  if (node.type !== 'MemberExpression' || !node.computed) return []
  const name = memberOf(node.object)
  return name === undefined ? [] : named(name, literalOf(node.property))
}

function followOf(members: ReturnType<typeof membersOf>): string[] {
  if (!SUBJECT.every((each) => members.has(each))) return []
  return named('useFollow', literalOf(members.get('kind')))
}

function keyedCallOf(node: CallExpression): string[] {
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
