import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { remoteFolders, workspaceRoot } from '../federation/workspace'

/** A library in browser bundles, with the texts that its licence requires. */
export type Library = { name: string; licence: string; copyright: string }

type Manifest = {
  license?: string
  author?: string | { name?: string }
  dependencies?: Record<string, string>
}

/** Where 关于 finds the list. */
export const LIBRARIES_FILE = 'mf-user/src/features/about/generated/libraries.json'

/** Every library that shell, shared and remotes depend on, directly or not, in order of name. */
export function browserLibraries(): Library[] {
  const found = new Map<string, Library>()
  const visit = (folder: string, names = Object.keys(manifestOf(folder).dependencies ?? {})) => {
    for (const name of names) {
      if (found.has(name) || /^@(saidian|types)\//.test(name)) continue
      const library = findLibrary(folder, name)
      const manifest = manifestOf(library)
      found.set(name, {
        name,
        licence: chosenOf(manifest.license ?? ''),
        copyright: copyrightIn(library) ?? authorOf(manifest) ?? `${name} contributors`,
      })
      visit(library)
    }
  }
  for (const part of ['shell', 'shared', ...remoteFolders()])
    if (existsSync(join(workspaceRoot, part, 'package.json'))) visit(join(workspaceRoot, part))
  // Its flags are files of the shell.
  visit(join(workspaceRoot, 'tools'), ['circle-flags'])
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The content of the file. */
export function librariesText(): string {
  return `${JSON.stringify(browserLibraries(), null, 2)}\n`
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/**
 * Node's own algorithm: the nearest node_modules upwards. The package need not export its manifest.
 */
function findLibrary(from: string, name: string): string {
  const place = join(from, 'node_modules', name)
  if (existsSync(place)) return realpathSync(place)
  if (dirname(from) === from) throw new Error(`${name} is not installed`)
  return findLibrary(dirname(from), name)
}

/** The lines of its notice or licence with the copyright holder. */
function copyrightIn(folder: string): string | null {
  const files = readdirSync(folder)
    .filter((file) => /^(notice|licen[cs]e)/i.test(file))
    .sort((a, b) => Number(/^notice/i.test(b)) - Number(/^notice/i.test(a)))
  for (const file of files) {
    const lines = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .map((line) => line.replace(/^[\s#*]+/, '').trim())
      .filter((line) => /^copyright (\(c\)|©|\d{4})/i.test(line))
    if (lines.length > 0) return [...new Set(lines)].join('; ')
  }
  return null
}

/** The first of several licences that a library offers: the product takes that one. */
function chosenOf(licence: string): string {
  return licence.replace(/^\((\S+)( OR \S+)+\)$/, '$1')
}

function authorOf({ author }: Manifest): string | null {
  const name = typeof author === 'string' ? author : (author?.name ?? '')
  return name.replace(/\s*<.*/, '') || null
}
