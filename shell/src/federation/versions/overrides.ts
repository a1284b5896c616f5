import type { RemoteMeta } from '@saidian/shared/contracts/registry'
import { readStored, writeStored } from '@saidian/shared/store'
import type { ResolvedRemote } from './resolved-remote'

/** Remotes that a developer runs in place of the published ones, for this tab only. */
export type Overrides = {
  remotes: readonly ResolvedRemote[]
  /** `remote.json` of each, as its development server has it now. */
  metas: readonly RemoteMeta[]
  /** What is wrong with the others, in words for the developer. */
  faults: readonly string[]
}

export const NO_OVERRIDES: Overrides = { remotes: [], metas: [], faults: [] }

const KEY = 'saidian.mf.override'
const PARAMETER = 'mf.override'

/** The values in the address, such as `mf_live@http://localhost:3101/mf-manifest.json`. */
export function overridesInAddress(pageUrl: string): string[] {
  return new URL(pageUrl).searchParams.getAll(PARAMETER)
}

/** Manifest address by remote name, as stored for this tab. */
export function storedOverrides(): Record<string, string> {
  const stored = readStored(KEY)
  const entries = Object.entries(typeof stored === 'object' ? (stored ?? {}) : {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

export function storeOverrides(manifests: Record<string, string>): void {
  writeStored(KEY, manifests)
}

/** Removes the overrides; the next full page load uses the published remotes. */
export function clearOverrides(): void {
  writeStored(KEY, null)
}

/** The address of the page without overrides. */
export function withoutOverrides(pageUrl: string): URL {
  const url = new URL(pageUrl)
  url.searchParams.delete(PARAMETER)
  return url
}
