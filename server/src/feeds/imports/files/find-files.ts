import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'

/** `file`: path below the folder, with `/`; `path`: to open it. */
export type FoundFile = { file: string; path: string }
export type FoundFiles = { files: FoundFile[]; unreadable: { file: string; why: string }[] }

/** Folders that hold no data: of tools and of version control. */
const BESIDE = /^\.|^node_modules$/
const MAX_DEPTH = 8

/**
 * All files of an extension below a folder, by name. Links are followed, each folder and file counts once, however
 * many links lead to it. Throws when `dir` is no folder.
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

/** What stands in a folder itself comes before what is linked into it: its own name tells the season. */
function byKind(a: Dirent, b: Dirent): number {
  return Number(a.isSymbolicLink()) - Number(b.isSymbolicLink()) || a.name.localeCompare(b.name)
}
