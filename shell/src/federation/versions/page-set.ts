import type { PageBoot, RemoteMeta } from '@saidian/shared/contracts/registry'
import { NO_OVERRIDES, type Overrides, overridesInAddress, storedOverrides } from './overrides'
import { resolveSet } from './pinned-set'
import type { ResolvedRemote } from './resolved-remote'

export type PageSet = { overrides: Overrides; remotes: ResolvedRemote[] }

/** The versions of remotes that this page runs, fixed for its life. */
export function readPageSet(boot: PageBoot, overrides = NO_OVERRIDES): PageSet {
  return { overrides, remotes: resolveSet(boot, overrides, location.href) }
}

/**
 * The boot data with the overrides of this tab, whose routes, slots and guards are those of the
 * development server. Null without an override, and where the server does not allow any.
 */
export function readOverridden(
  boot: PageBoot,
): Promise<{ boot: PageBoot; overrides: Overrides }> | null {
  if (!boot.config.allowOverrides) return null
  const isAsked =
    overridesInAddress(location.href).length > 0 || Object.keys(storedOverrides()).length > 0
  return isAsked ? override(boot) : null
}

async function override(boot: PageBoot) {
  const { loadOverrides } = await import('./load-overrides')
  const overrides = await loadOverrides(location.href)
  return { boot: { ...boot, metas: mergeMetas(boot.metas, overrides.metas) }, overrides }
}

function mergeMetas(known: readonly RemoteMeta[], local: readonly RemoteMeta[]): RemoteMeta[] {
  return [...new Map([...known, ...local].map((meta) => [meta.name, meta])).values()]
}
