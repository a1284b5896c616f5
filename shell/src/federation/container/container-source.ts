import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime'
import { readThrown } from '@saidian/shared/lib'
import { publishDigests, publishScriptUrls } from '../files/chunk-digests'
import { createIntegrityMap } from '../files/integrity-map'
import { scriptUrlMaker } from '../files/trusted-scripts'
import { asRemoteError } from '../remote-error'
import { withCacheBuster, withRetry } from '../timing/with-retry'
import type { PinnedVersion, ResolvedRemote } from '../versions/resolved-remote'
import { checkManifest, fetchManifest, type Manifest } from './fetch-manifest'
import { integrityPlugin } from './plugins/integrity'
import { retryPlugin } from './plugins/retry'
import { type Track, telemetryPlugin } from './plugins/telemetry'
import { shareRuntime } from './share-runtime'

export type ContainerSource = {
  /** Default export of a remote's entry point, not validated. */
  entryOf: (name: string) => Promise<unknown>
  /**
   * True once the remote's entry has run: its globals are set, so no other version can run beside
   * it.
   */
  hasRun: (name: string) => boolean
  /** Default export of another version of a remote whose entry has not run. */
  entryOfVersion: (name: string, version: PinnedVersion) => Promise<unknown>
}

type Parts = {
  set: ResolvedRemote[]
  manifests: Record<string, unknown>
  track: Track
}

/**
 * Loads remotes through the federation runtime. The monolith build replaces this module: see
 * `tools/federation/monolith`.
 */
export function createContainerSource({ set, manifests, track }: Parts): ContainerSource {
  const files = createIntegrityMap(set)
  // Separate from the shell's map: an entry of a remote must not come from the shell's directory.
  publishDigests(files)
  const scriptUrl = scriptUrlMaker(files)
  publishScriptUrls(scriptUrl)
  const checkSharedRuntime = shareRuntime()
  const inlined = new Map(set.map((remote) => [manifestUrl(remote), manifests[remote.name]]))

  const manifestAt = async (url: string): Promise<Manifest> => {
    const known = inlined.get(url)
    if (known) return checkSharedRuntime(checkManifest(known, url))
    const fetched = await withRetry(
      (isRetry) => fetchManifest(isRetry ? withCacheBuster(url) : url, files),
      {
        // A timeout has taken its 8 s already.
        isRetryable: (error) => readThrown(error).name !== 'TimeoutError',
      },
    )
    return checkSharedRuntime(fetched)
  }

  registerPlugins([integrityPlugin(files, scriptUrl), retryPlugin(), telemetryPlugin(track)])

  /**
   * Reads the manifest here and not in the runtime, which checks neither status nor content, caches
   * a wrong answer for the life of the page and needs three kilobytes more.
   */
  const loadEntry = async (
    name: string,
    version: PinnedVersion,
    entryGlobalName: string,
  ): Promise<unknown> => {
    const { metaData } = await manifestAt(manifestUrl(version))
    const entry = version.base + metaData.remoteEntry.path + metaData.remoteEntry.name
    // Idempotent: registering a remote twice has no effect.
    registerRemotes([{ name, entry, entryGlobalName, type: 'global' }])
    // A failed preload of the entry's chunk is reused once; the retry requests the file again.
    const module = await withRetry(() => loadRemote<{ default?: unknown }>(`${name}/remote`), {
      isRetryable: (error) =>
        Reflect.has(globalThis, entryGlobalName) && asRemoteError(name, error).kind === 'files',
    })
    return module?.default
  }

  return {
    async entryOf(name) {
      const remote = set.find((candidate) => candidate.name === name)
      if (!remote) throw new Error(`${name} is not in the set`)
      return loadEntry(name, remote, name)
    },
    hasRun: (name) => Reflect.has(globalThis, name),
    entryOfVersion(name, version) {
      files.add(version)
      return loadEntry(`${name}_previous`, version, name)
    },
  }
}

function manifestUrl({ base }: PinnedVersion): string {
  return `${base}mf-manifest.json`
}
