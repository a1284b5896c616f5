import type { CheckFault } from '@saidian/shared/contracts/registry'
import { type Candidate, type Imports, isFault } from '../candidate.rules'
import type { RemoteCode } from '../code'
import { isExported } from './keyed-names'
import { type Provides, providedModule } from './provides.rules'

/** Names that a version takes of each provided module, by share key. */
export type ImportedNames = Readonly<Record<string, readonly string[]>>

/** The build listed the names that its scripts take, and the shell exports all of them. */
export function checkImports(
  { imports }: Candidate,
  { keyed, taken }: RemoteCode,
  provides: Provides,
): CheckFault[] {
  if (isFault(imports)) {
    const { fault, place, remedy } = imports
    return [{ rule: 'imports', place, message: fault, remedy }]
  }
  return [
    ...unlistedFaults(imports, taken),
    ...nameFaults(importedNames(imports, keyed, provides), provides),
  ]
}

/** Names that scripts take although the list, which a publisher sends, lacks them. */
function unlistedFaults(imports: Imports, taken: RemoteCode['taken']): CheckFault[] {
  return taken.flatMap(({ module, name, path }) => {
    const { [module]: listed = [] } = imports
    if (listed === '*' || listed.includes(name)) return []
    return [
      {
        rule: 'imports',
        place: `imports.json/${module}`,
        message: `imports.json lacks ${name} of ${module}, which ${path} takes`,
        remedy: 'build the remote again and publish its whole dist folder',
      },
    ]
  })
}

/**
 * The imports of a build by name, with the keys that its scripts write; `import * as` counts as all
 * names that the shell exports.
 */
export function importedNames(
  imports: Imports,
  keyed: ImportedNames,
  provides: Provides,
): ImportedNames {
  const modules = new Set([...Object.keys(imports), ...Object.keys(keyed)])
  return Object.fromEntries(
    [...modules].map((key) => {
      const { [key]: names = [] } = imports
      const listed = names === '*' ? (providedModule(key, provides)?.exports ?? []) : names
      return [key, [...new Set([...listed, ...(keyed[key] ?? [])])]]
    }),
  )
}

/** Names that a shell does not export. A module that it lacks is a fault of another rule. */
export function nameFaults(imports: ImportedNames, provides: Provides): CheckFault[] {
  return Object.entries(imports).flatMap(([key, names]) => {
    const exported = providedModule(key, provides)?.exports
    const missing = exported ? names.filter((name) => !isExported(name, exported)) : []
    return missing.map((name) => ({
      rule: 'provided-name',
      place: `imports.json/${key}`,
      message: `imports ${name} of ${key}, which the shell does not export`,
      remedy: 'use a name that it exports, or release a shell with this name first',
    }))
  })
}
