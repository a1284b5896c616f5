import type {
  FileList,
  ListedVersion,
  PageBoot,
  PinnedRemote,
} from '@saidian/shared/contracts/registry'
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
  const pinned = boot.remotes.map((remote) =>
    resolvePinned(remote, boot.lists[remote.name], pageUrl),
  )
  return [...new Map([...pinned, ...overrides.remotes].map((one) => [one.name, one])).values()]
}

/** @param known the list of the pinned version, when it is in the page */
function resolvePinned(
  remote: PinnedRemote,
  known: FileList | undefined,
  pageUrl: string,
): ResolvedRemote {
  const previous = remote.previous && absolute(remote.previous, pageUrl)
  if (previous && pinnedToPrevious(remote.name, remote.version))
    return { name: remote.name, ...previous }
  return { name: remote.name, ...absolute(remote, pageUrl), ...(known && { known }), previous }
}

function absolute({ version, base, list }: ListedVersion, pageUrl: string): PinnedVersion {
  return { version, base: new URL(base, pageUrl).href, list }
}
