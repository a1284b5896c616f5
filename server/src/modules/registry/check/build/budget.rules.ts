import { gzipSync } from 'node:zlib'
import type { CheckFault } from '@saidian/shared/contracts/registry'
import { type Candidate, isFault } from '../candidate.rules'
import type { RemoteCode } from '../code'
import { entryPath } from './entry-path'

const KB = 1024
/** Budgets, gzip: what a phone loads before the first row, and the largest file of all. */
const ENTRY_BYTES = 20 * KB
const FIRST_PAGE_BYTES = 60 * KB
const FILE_BYTES = 100 * KB

/** The entry, each page with what it starts with, and each file are small enough. */
export function checkBudgets({ manifest, files }: Candidate, code: RemoteCode): CheckFault[] {
  const sizes = new Map(
    [...files]
      .filter(([path]) => /\.(js|css)$/.test(path))
      .map(([path, bytes]) => [path, gzipSync(bytes).length]),
  )
  const entry = isFault(manifest) ? '' : entryPath(manifest)
  return [
    ...checkEntry(entry, sizes.get(entry) ?? 0),
    ...checkPages(code, sizes, entry),
    ...checkFiles(sizes),
  ]
}

function checkEntry(place: string, bytes: number): CheckFault[] {
  if (bytes <= ENTRY_BYTES) return []
  return [
    {
      rule: 'entry-size',
      place,
      message: `remoteEntry is ${kb(bytes)} gzip; at most ${kb(ENTRY_BYTES)}`,
      remedy: 'build by `pnpm build`, whose settings leave the federation runtime to the shell',
    },
  ]
}

/** A lazy import of the remote's module is what opening a page loads, beside entry and module. */
function checkPages(
  { files: first, imports }: RemoteCode,
  sizes: ReadonlyMap<string, number>,
  entry: string,
): CheckFault[] {
  const sum = (paths: readonly string[]) =>
    paths.reduce((bytes, path) => bytes + (sizes.get(path) ?? 0), 0)
  return imports.flatMap((chunks) => {
    const bytes = sum([...new Set([entry, ...first, ...chunks])])
    if (bytes <= FIRST_PAGE_BYTES) return []
    const parts = chunks.map((path) => `${path} ${kb(sizes.get(path) ?? 0)}`).join(', ')
    return [
      {
        rule: 'first-page-size',
        place: chunks.join(' + '),
        message: `a page loads ${kb(bytes)} gzip; at most ${kb(FIRST_PAGE_BYTES)}: ${parts}`,
        remedy: 'import what the page shows later lazily, and take libraries from the shell',
      },
    ]
  })
}

function checkFiles(sizes: ReadonlyMap<string, number>): CheckFault[] {
  return [...sizes]
    .filter(([, bytes]) => bytes > FILE_BYTES)
    .map(([place, bytes]) => ({
      rule: 'file-size',
      place,
      message: `${place} is ${kb(bytes)} gzip; at most ${kb(FILE_BYTES)}`,
      remedy: 'split it by lazy imports, or fetch large data from the server',
    }))
}

function kb(bytes: number): string {
  return `${(bytes / KB).toFixed(1)} KB`
}
