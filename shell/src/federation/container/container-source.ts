import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime'
import { publishDigests, publishScriptUrls } from '../files/chunk-digests'
import type { ReadFiles } from '../files/file-lists'
import type { IntegrityMap } from '../files/integrity-map'
import { scriptUrlMaker } from '../files/trusted-scripts'
import { asRemoteError } from '../remote-error'
import { withRetry } from '../timing/with-retry'
import type { PinnedVersion, ResolvedRemote } from '../versions/resolved-remote'
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
  /** Files that the page may load: those of the lists that were read. */
  files: IntegrityMap
  readFiles: ReadFiles
  track: Track
}

/**
 * Loads remotes through the federation runtime. The monolith build replaces this module: see
 * `tools/federation/monolith`.
 */
export function createContainerSource({ set, files, readFiles, track }: Parts): ContainerSource {
  // Separate from the shell's map: an entry of a remote must not come from the shell's directory.
  publishDigests(files)
  const scriptUrl = scriptUrlMaker(files)
  publishScriptUrls(scriptUrl)
  const checkSharedRuntime = shareRuntime()

  registerPlugins([integrityPlugin(files, scriptUrl), retryPlugin(), telemetryPlugin(track)])

  /**
   * The runtime would fetch the manifest itself: it checks neither status nor content, caches a
   * wrong answer for the life of the page and needs three kilobytes more.
   */
  const loadEntry = async (
    name: string,
    version: PinnedVersion,
    entryGlobalName: string,
  ): Promise<unknown> => {
    const { manifest } = await readFiles(version)
    const { path, name: file } = checkSharedRuntime(manifest).metaData.remoteEntry
    const entry = version.base + path + file
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
    entryOfVersion: (name, version) => loadEntry(`${name}_previous`, version, name),
  }
}
