import path from 'node:path'
import type { CheckFault } from '@saidian/shared/contracts/registry'
import type { AnyNode } from 'acorn'
import type { Files } from '../candidate.rules'
import { literalOf } from './syntax'

/**
 * A browser runs what `import()` names without asking a policy: 'strict-dynamic' trusts it, and no
 * digest covers it. So an import that remains in a built script names a script of the same version
 * by its relative path. (Lazy imports of the source have become calls of webpack.)
 */
export function checkNativeImports(
  scripts: readonly { path: string; nodes: readonly AnyNode[] }[],
  files: Files,
): CheckFault[] {
  return scripts.flatMap((script) =>
    script.nodes.flatMap((node) => {
      const source = sourceOf(node)
      if (source === undefined) return []
      const specifier = literalOf(source)
      if (typeof specifier === 'string' && isOwnFile(specifier, script.path, files)) return []
      const shown = typeof specifier === 'string' ? JSON.stringify(specifier) : 'a computed address'
      return [
        {
          rule: 'native-import',
          place: script.path,
          message: `${script.path} imports ${shown}, which is no script of this version`,
          remedy: 'import a module by its path in the source, without webpackIgnore',
        },
      ]
    }),
  )
}

/** What an `import()`, an import or an export of another module names. */
function sourceOf(node: AnyNode): AnyNode | undefined {
  switch (node.type) {
    case 'ImportExpression':
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return node.source
    case 'ExportNamedDeclaration':
      return node.source ?? undefined
    default:
      return undefined
  }
}

/** Only plain names below the directory: nothing that a browser would decode or resolve away. */
function isOwnFile(specifier: string, from: string, files: Files): boolean {
  if (!/^\.\.?\/[\w./-]+\.js$/.test(specifier)) return false
  return files.has(path.posix.join(path.posix.dirname(from), specifier))
}
