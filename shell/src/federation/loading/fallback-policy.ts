import type { Host } from '@saidian/shared/host'
import type { RemoteError } from '../remote-error'
import { pinnedToPrevious, pinToPrevious, takeReload } from '../versions/fallback-marks'
import type { PinnedVersion, ResolvedRemote } from '../versions/resolved-remote'

/** A version is given up after this many failures. */
const MAX_FAILURES = 2

export type FallbackPolicy = {
  /**
   * Counts a remote that failed to load and returns the version to load in its place; null while
   * the failure stands. Reloads the page when only a new page can run the previous version.
   */
  afterFailedLoad: (remote: ResolvedRemote) => PinnedVersion | null
  /**
   * Counts a page that failed although the remote's entry has run. A missing file reloads the same
   * version once; after that, a reload switches to the previous version.
   */
  afterFailedPage: (remote: ResolvedRemote, kind: RemoteError['kind']) => void
  /**
   * Counts the fault of a widget. The page around it works, so nothing reloads by itself: the next
   * page gets the previous version.
   */
  afterFailedWidget: (remote: ResolvedRemote, kind: RemoteError['kind']) => void
  /** The version that this page loads: the previous one after the other was given up. */
  versionOf: (remote: ResolvedRemote) => PinnedVersion
  /**
   * Reloads when the version was given up and has had its automatic reload: the user asked, by 重试
   * or by opening a page. Returns true when the page reloads.
   */
  reloadIfGivenUp: (remote: ResolvedRemote) => boolean
}

type Deps = {
  track: Host['track']
  reload: () => void
  /** True once the remote's entry has run in this page. */
  hasRun: (name: string) => boolean
}

/** Decides what follows a failure of a remote: its previous version, a reload, or the error. */
export function createFallbackPolicy({ track, reload, hasRun }: Deps): FallbackPolicy {
  const failures = new Map<string, number>()

  const countFailure = (name: string): number => {
    const count = (failures.get(name) ?? 0) + 1
    failures.set(name, count)
    return count
  }
  const reloadOnce = ({ name, version }: ResolvedRemote): boolean => {
    const mayReload = takeReload(name, version)
    if (mayReload) reload()
    return mayReload
  }
  const reloadToPrevious = (remote: ResolvedRemote) => {
    pinToPrevious(remote.name, remote.version)
    reloadOnce(remote)
  }

  return {
    afterFailedLoad(remote) {
      const { name, previous } = remote
      if (countFailure(name) < MAX_FAILURES || !previous) return null
      track('remote.fallback', { remote: name, version: previous.version })
      if (!hasRun(name)) return previous
      // The entry has set the remote's globals: the previous version needs a new page.
      reloadToPrevious(remote)
      return null
    },

    afterFailedPage(remote, kind) {
      if (kind === 'missing-page' || !navigator.onLine) return
      if (kind === 'files' && reloadOnce(remote)) return
      const isGivenUp = countFailure(remote.name) >= MAX_FAILURES || kind === 'files'
      if (!remote.previous || !isGivenUp) return
      track('remote.fallback', { remote: remote.name, version: remote.previous.version })
      reloadToPrevious(remote)
    },

    afterFailedWidget({ name, version, previous }, kind) {
      if (kind === 'files' || countFailure(name) < MAX_FAILURES || !previous) return
      track('remote.fallback', { remote: name, version: previous.version })
      pinToPrevious(name, version)
    },

    versionOf(remote) {
      const isGivenUp = (failures.get(remote.name) ?? 0) >= MAX_FAILURES
      return (isGivenUp && remote.previous) || remote
    },

    reloadIfGivenUp({ name, version, previous }) {
      if (!previous || !pinnedToPrevious(name, version)) return false
      reload()
      return true
    },
  }
}
