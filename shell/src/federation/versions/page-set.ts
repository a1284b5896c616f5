import type { PageBoot } from '@saidian/shared/contracts/registry'
import { type Overrides, readOverrides } from './overrides'
import { resolveSet } from './pinned-set'
import type { ResolvedRemote } from './resolved-remote'

export type PageSet = { overrides: Overrides; remotes: ResolvedRemote[] }

/** The versions of remotes that this page runs, fixed for its life. */
export function readPageSet(boot: PageBoot): PageSet {
  const overrides = readOverrides(boot.config.allowOverrides, location.href)
  return { overrides, remotes: resolveSet(boot, overrides, location.href) }
}
