import type { AnyNode, MemberExpression } from 'acorn'
import type { Variable } from 'eslint-scope'
import { literalOf, membersOf, type Script } from './syntax'

/** A name that a script takes of a provided module. */
export type TakenName = { module: string; name: string; path: string }

/** Share keys by the id that scripts give the module. */
type ShareKeys = ReadonlyMap<string, string>

/**
 * Names that built scripts take of provided modules: `(0, x.useHost)()` where `x` is the module of
 * an id that the table of consumed modules has. What reaches a module by another way, such as all
 * its members at once, is not seen.
 */
export function takenNamesIn(scripts: readonly Script[]): TakenName[] {
  const shareKeys = shareKeysIn(scripts.flatMap(({ nodes }) => nodes))
  return scripts.flatMap((script) => {
    const members = membersByObject(script.nodes)
    return script.variables.flatMap((variable) => {
      const module = moduleOf(variable, shareKeys)
      if (module === undefined) return []
      const names = variable.references.flatMap(({ identifier }) => members.get(identifier) ?? [])
      return [...new Set(names)].map((name) => ({ module, name, path: script.path }))
    })
  })
}

/** Rows such as `1217:{fallback:…,shareKey:"react"}`. */
function shareKeysIn(nodes: readonly AnyNode[]): ShareKeys {
  const keys = new Map<string, string>()
  for (const node of nodes) {
    if (node.type !== 'ObjectExpression') continue
    for (const [id, row] of membersOf(node)) {
      if (row.type !== 'ObjectExpression') continue
      const key = literalOf(membersOf(row).get('shareKey'))
      if (typeof key === 'string') keys.set(id, key)
    }
  }
  return keys
}

/** Names of plainly written members by the node of their object. */
function membersByObject(nodes: readonly AnyNode[]): Map<unknown, string> {
  const isMember = (node: AnyNode): node is MemberExpression => node.type === 'MemberExpression'
  return new Map(
    nodes.filter(isMember).flatMap(({ object, property, computed }) => {
      if (!computed && property.type === 'Identifier') return [[object, property.name] as const]
      const name = literalOf(property)
      return typeof name === 'string' ? [[object, name] as const] : []
    }),
  )
}

/** The module of `var x = require(1217)`. */
function moduleOf({ defs }: Variable, shareKeys: ShareKeys): string | undefined {
  const [definition] = defs
  const init = definition?.type === 'Variable' ? (definition.node.init as AnyNode | null) : null
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return undefined
  const id = init.arguments.length === 1 ? literalOf(init.arguments[0]) : undefined
  return id === undefined ? undefined : shareKeys.get(String(id))
}
