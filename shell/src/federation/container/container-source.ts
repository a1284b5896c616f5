import { getInstance } from '@module-federation/runtime'
import { publishDigests, publishScriptUrls } from '../files/chunk-digests'
import type { ReadFiles } from '../files/file-lists'
import type { IntegrityMap } from '../files/integrity-map'
import { scriptUrlMaker } from '../files/trusted-scripts'
import { asRemoteError, RemoteError } from '../remote-error'
import { withRetry } from '../timing/with-retry'
import type { PinnedVersion, ResolvedRemote } from '../versions/resolved-remote'
import { checkRuntime } from './check-runtime'
import { entryScripts } from './entry-scripts'
import { createEntryLoader, type Track } from './load-entry'

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

/** What the entry of a remote defines under its name: a container of webpack. */
type Container = {
  init: (shareScope: unknown) => unknown
  get: (module: string) => Promise<() => { default?: unknown }>
}

/**
 * Loads remotes and gives them the modules that the federation runtime of the shell shares. The
 * monolith build replaces this module: see `tools/federation/monolith`.
 */
export function createContainerSource({ set, files, readFiles, track }: Parts): ContainerSource {
  // Separate from the shell's map: an entry of a remote must not come from the shell's directory.
  publishDigests(files)
  const scriptUrl = scriptUrlMaker(files)
  publishScriptUrls(scriptUrl)
  const runEntry = createEntryLoader({ elementOf: entryScripts(files, scriptUrl), track })
  const runtime = getInstance()

  const attempt = async (name: string, url: string) => {
    if (!containerOf(name)) await runEntry(name, url)
    const container = containerOf(name)
    if (!container) throw new RemoteError(name, 'execution', 'its entry defined no container')
    await container.init(runtime?.shareScopeMap.default)
    const factory = await container.get('./remote')
    return factory()
  }

  const load = async (name: string, version: PinnedVersion): Promise<unknown> => {
    const { manifest } = await readFiles(version)
    const { path, name: file } = checkRuntime(manifest, runtime?.version).metaData.remoteEntry
    // A failed preload of the entry's chunk is reused once; the retry requests the file again.
    const module = await withRetry(() => attempt(name, version.base + path + file), {
      isRetryable: (error) =>
        containerOf(name) !== undefined && asRemoteError(name, error).kind === 'files',
    })
    return module.default
  }

  return {
    async entryOf(name) {
      const remote = set.find((candidate) => candidate.name === name)
      if (!remote) throw new Error(`${name} is not in the set`)
      return load(name, remote)
    },
    hasRun: (name) => Reflect.has(globalThis, name),
    entryOfVersion: load,
  }
}

function containerOf(name: string): Container | undefined {
  return Reflect.get(globalThis, name)
}
