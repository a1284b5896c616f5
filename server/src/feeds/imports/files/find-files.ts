import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/** `file` is the path below the folder, with `/`; `path` opens the file. */
export type FoundFile = { file: string; path: string }
export type FoundFiles = { files: FoundFile[]; unreadable: { file: string; why: string }[] }

/** Folders of tools and version control are skipped. */
const BESIDE = /^\.|^node_modules$/
const MAX_DEPTH = 8

/**
 * All files of an extension below a folder, sorted by name. Follows links; each folder and file
 * counts once. Throws when `dir` is not a folder.
 */
export function findFiles(dir: string, extension: string): FoundFiles {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`no folder ${dir}`)
  const found: FoundFiles = { files: [], unreadable: [] }
  walk({ dir, extension, seen: new Set([realpathSync(dir)]), found }, '', 0)
  found.files.sort((a, b) => a.file.localeCompare(b.file))
  return found
}

type Walk = { dir: string; extension: string; seen: Set<string>; found: FoundFiles }

function walk(all: Walk, folder: string, depth: number): void {
  const here = path.join(all.dir, folder)
  const entries = readdirSync(here, { withFileTypes: true }).filter(
    ({ name }) => !BESIDE.test(name),
  )
  for (const entry of entries.sort(byKind)) {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`
    try {
      visit(all, file, depth)
    } catch (error) {
      all.found.unreadable.push({
        file,
        why: error instanceof Error ? error.message : String(error),
      })
    }
  }
}

function visit(all: Walk, file: string, depth: number): void {
  const place = realpathSync(path.join(all.dir, file))
  const stat = statSync(place)
  const isWanted = stat.isDirectory()
    ? depth < MAX_DEPTH
    : stat.isFile() && file.endsWith(all.extension)
  if (!isWanted || all.seen.has(place)) return
  all.seen.add(place)
  if (stat.isDirectory()) walk(all, file, depth + 1)
  else all.found.files.push({ file, path: path.join(all.dir, file) })
}

/** Real entries before links: the real path names the season. */
function byKind(a: Dirent, b: Dirent): number {
  return Number(a.isSymbolicLink()) - Number(b.isSymbolicLink()) || a.name.localeCompare(b.name)
}
