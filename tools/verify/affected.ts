// What a change can break: `pnpm check --affected [base]` runs only that.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every part of the workspace with the parts that it depends on. */
export type PartGraph = Readonly<Record<string, readonly string[]>>

export type AffectedScope = { types: string[]; whole: string[]; related: string[] }

const CODE = /\.(ts|tsx)$/

/**
 * The parts of the workspace that a change touches, those whose tests must run as a whole, and the
 * changed code files whose tests jest finds by the import graph.
 * `changed`: paths from the root. `parts`: name → parts it depends on.
 * A file outside of every part (a lockfile, a root setting) concerns all of them; a file that no
 * test imports (a migration, a manifest, a style sheet) concerns all tests of its part.
 */
export function affectedBy(changed: readonly string[], parts: PartGraph): AffectedScope {
  const names = Object.keys(parts)
  const partOf = (file: string) => names.find((name) => file.startsWith(`${name}/`)) ?? ''
  const concernsAll = changed.some((file) => !partOf(file) && !isProse(file))
  if (concernsAll) return { types: names, whole: names, related: [] }
  const touched = new Set(changed.filter((file) => !isProse(file)).map(partOf))
  const types = names.filter((name) => {
    return touched.has(name) || parts[name]?.some((needed) => touched.has(needed))
  })
  const others = changed.filter((file) => !CODE.test(file) && !isProse(file))
  const whole = names.filter((name) => others.some((file) => partOf(file) === name))
  const related = changed.filter((file) => CODE.test(file) && !whole.includes(partOf(file)))
  return { types, whole, related }
}

function isProse(file: string): boolean {
  return file.endsWith('.md') || file.startsWith('docs/')
}

/** Paths that differ from where this branch left `base`, uncommitted and new files included. */
export function changedSince(root: string, base: string): string[] {
  const git = (...args: string[]) => {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  }
  const from = git('merge-base', 'HEAD', base)
  const changed = git('diff', '--name-only', '--no-renames', from).split('\n')
  const added = git('ls-files', '--others', '--exclude-standard').split('\n')
  return [...new Set([...changed, ...added])].filter((file) => file !== '')
}

/** Reads the graph from what each part declares in its package.json. */
export function partGraph(root: string, names: readonly string[]): PartGraph {
  return Object.fromEntries(
    names.map((name) => {
      const manifest = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))
      const declared = { ...manifest.dependencies, ...manifest.devDependencies }
      const needed = names.filter((other) => `@saidian/${other}` in declared)
      return [name, needed]
    }),
  )
}

/** Deleted files cannot be asked for their tests; types and import rules find who misses them. */
export function existing(root: string, files: readonly string[]): string[] {
  return files.filter((file) => existsSync(join(root, file)))
}
