import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../federation/workspace'

/** A package as the lockfile pins it. */
export type LockedPackage = {
  name: string
  version: string
  /** `sha512-…` of its archive; null when the lockfile has none. */
  integrity: string | null
  /** Any other source, such as a repository; empty for the registry. */
  source: string
}

const HEAD = /^ {2}'?((?:@[^@/']+\/)?[^@']+)@([^':]+)'?:$/
const RESOLUTION = /^ {4}resolution: \{(.*)\}$/

/** Packages of `pnpm-lock.yaml`, in its order. */
export function lockedPackages(
  text = readFileSync(join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8'),
): LockedPackage[] {
  const [, section = ''] = /^packages:\n([\s\S]*?)^\S/m.exec(`${text}\nend`) ?? []
  const found: LockedPackage[] = []
  for (const line of section.split('\n')) {
    const [, name, version] = HEAD.exec(line) ?? []
    if (name && version) found.push({ name, version, integrity: null, source: '' })
    const [, resolution] = RESOLUTION.exec(line) ?? []
    const current = found.at(-1)
    if (resolution === undefined || !current) continue
    const parts = resolution.split(', ')
    const integrity = parts.find((part) => part.startsWith('integrity: '))
    current.integrity = integrity?.slice('integrity: '.length) ?? null
    current.source = parts.filter((part) => part !== integrity).join(', ')
  }
  return found
}
