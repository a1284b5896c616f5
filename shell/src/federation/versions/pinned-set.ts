import type { PageBoot, PinnedRemote } from '@saidian/shared/contracts/registry'
import { pinnedToPrevious } from './fallback-marks'
import type { Overrides } from './overrides'
import type { PinnedVersion, ResolvedRemote } from './resolved-remote'

/**
 * The set of remotes for this page: as the server pinned it, with this tab's overrides and
 * fallbacks.
 */
export function resolveSet(
  boot: PageBoot,
  overrides: Overrides,
  pageUrl: string,
): ResolvedRemote[] {
  const pinned = boot.remotes.map((remote) => resolvePinned(remote, pageUrl))
  return [...new Map([...pinned, ...overrides.remotes].map((one) => [one.name, one])).values()]
}

function resolvePinned(remote: PinnedRemote, pageUrl: string): ResolvedRemote {
  const previous = remote.previous && absolute(remote.previous, pageUrl)
  if (previous && pinnedToPrevious(remote.name, remote.version))
    return { name: remote.name, ...previous }
  return { name: remote.name, ...absolute(remote, pageUrl), previous }
}

function absolute(version: PinnedVersion, pageUrl: string): PinnedVersion {
  return {
    version: version.version,
    base: new URL(version.base, pageUrl).href,
    integrity: version.integrity,
  }
}
