import {
  type AnyNode,
  type CallExpression,
  type ObjectExpression,
  type Program,
  parse,
} from 'acorn'
import { analyze, type Scope, type Variable } from 'eslint-scope'

/** A built script: its path, every node of its tree, and its variables with their uses. */
export type Script = { path: string; nodes: readonly AnyNode[]; variables: readonly Variable[] }

/** Throws for what no browser would run. */
export function parseScript(path: string, code: string): Script {
  const tree = treeOf(code)
  const { scopes } = analyze(tree as Parameters<typeof analyze>[0], {
    ecmaVersion: 2024,
    sourceType: tree.sourceType,
  })
  return {
    path,
    nodes: nodesOf(tree),
    variables: scopes.flatMap(({ variables }: Scope) => variables),
  }
}

function treeOf(code: string): Program {
  const options = { ecmaVersion: 'latest', ranges: true } as const
  try {
    return parse(code, { ...options, sourceType: 'script' })
  } catch {
    return parse(code, { ...options, sourceType: 'module' })
  }
}

/** Every node of a tree, parents first. */
function nodesOf(tree: unknown): AnyNode[] {
  const found: AnyNode[] = []
  const open: unknown[] = [tree]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if ('type' in value) found.push(value as AnyNode)
    open.push(...Object.values(value).reverse())
  }
  return found
}

/** Values of the plainly written members of an object, by name. */
export function membersOf({ properties }: ObjectExpression): Map<string, AnyNode> {
  const members = new Map<string, AnyNode>()
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed) continue
    if (property.key.type === 'Identifier') members.set(property.key.name, property.value)
    if (property.key.type === 'Literal') members.set(String(property.key.value), property.value)
  }
  return members
}

/** Whether a call is of a method of this name, such as `x.push(…)`. */
export function isCallOf(node: AnyNode, method: string): node is CallExpression {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { property, computed } = node.callee
  return !computed && property.type === 'Identifier' && property.name === method
}

/** Text or number of a literal. */
export function literalOf(node: AnyNode | null | undefined): string | number | undefined {
  if (node?.type !== 'Literal') return undefined
  return typeof node.value === 'string' || typeof node.value === 'number' ? node.value : undefined
}
