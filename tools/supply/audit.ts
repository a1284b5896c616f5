import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../federation/workspace'
import type { LockedPackage } from './lockfile'

/** Licences that require only attribution. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Reviewed one by one: only used while building or testing, only linked, or data. */
const REVIEWED = new Map([
  ['axe-core', 'MPL-2.0: tests alone'],
  ['lightningcss', 'MPL-2.0: builds alone'],
  ['caniuse-lite', 'CC-BY-4.0: data, builds alone'],
  ['@img/sharp-libvips', 'LGPL-3.0: loaded as a library of its own'],
])

/** Packages whose version in the lockfile has no strong hash from the registry. */
export function unprovenPackages(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(
      ({ integrity, source }) => source !== '' || !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
    )
    .map(({ name, version }) => `${name}@${version}`)
}

/** Installed packages whose licence the product may not use. */
export function unfitLicences(root = workspaceRoot): string[] {
  return installedPackages(root)
    .filter(({ name, licence }) => !isFit(licence) && !isReviewed(name))
    .map(({ name, licence }) => `${name}: ${licence || 'names no licence'}`)
}

type Installed = { name: string; licence: string }

function installedPackages(root: string): Installed[] {
  const store = join(root, 'node_modules/.pnpm')
  const found = new Map<string, Installed>()
  for (const folder of readdirSync(store)) {
    const [, name] = /^((?:@[^@+]+\+)?[^@]+)@/.exec(folder) ?? []
    if (!name) continue
    const file = join(store, folder, 'node_modules', name.replace('+', '/'), 'package.json')
    if (!existsSync(file)) continue
    const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
    found.set(file, { name: name.replace('+', '/'), licence: textOf(license ?? licenses) })
  }
  return [...found.values()]
}

function textOf(licence: unknown): string {
  if (typeof licence === 'string') return licence
  if (Array.isArray(licence)) return licence.map(textOf).join(' OR ')
  return typeof licence === 'object' && licence && 'type' in licence ? String(licence.type) : ''
}

/** One of several alternatives is enough; of combined licences each must fit. */
function isFit(licence: string): boolean {
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => LICENCES.has(each)))
}

function isReviewed(name: string): boolean {
  return [...REVIEWED.keys()].some((known) => name === known || name.startsWith(`${known}-`))
}
