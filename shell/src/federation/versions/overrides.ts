import { readStored, writeStored } from '@saidian/shared/store'
import type { ResolvedRemote } from './resolved-remote'

/** Manifest address by remote name. */
export type Overrides = Readonly<Record<string, string>>

const KEY = 'saidian.mf.override'
const PARAMETER = 'mf.override'

/**
 * Remotes that a developer runs in place of the published ones, for this tab only:
 * `?mf.override=mf_live@http://localhost:3101/mf-manifest.json`. Empty where the server does not
 * allow it.
 */
export function readOverrides(allowed: boolean, pageUrl: string): Overrides {
  if (!allowed) return {}
  const stored = parseStored(readStored(KEY))
  const asked = new URL(pageUrl).searchParams.getAll(PARAMETER).flatMap(parse)
  if (asked.length === 0) return stored
  const overrides = { ...stored, ...Object.fromEntries(asked) }
  writeStored(KEY, overrides)
  return overrides
}

/** Removes the overrides; the next full page load uses the published remotes. */
export function clearOverrides(): void {
  writeStored(KEY, null)
}

export function overrideOf(name: string, overrides: Overrides): ResolvedRemote | null {
  const manifest = overrides[name]
  return manifest
    ? { name, version: 'override', base: new URL('.', manifest).href, integrity: null }
    : null
}

function parseStored(stored: unknown): Overrides {
  const entries = Object.entries(typeof stored === 'object' ? (stored ?? {}) : {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function parse(text: string): [string, string][] {
  const [, name, manifest] = /^(mf_[a-z_]+)@(https?:\/\/\S+\/mf-manifest\.json)$/.exec(text) ?? []
  return name && manifest ? [[name, manifest]] : []
}
