import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime'
import { publishDigests, publishScriptUrls } from './chunk-digests'
import { checkManifest, fetchManifest, type Manifest } from './fetch-manifest'
import { lendRuntime } from './lend-runtime'
import { integrityPlugin } from './plugins/integrity'
import { retryPlugin } from './plugins/retry'
import { type Track, telemetryPlugin } from './plugins/telemetry'
import { asRemoteError } from './remote-error'
import type { PinnedVersion, ResolvedRemote } from './resolved-remote'
import { withCacheBuster, withSecondTry } from './second-try'
import { scriptUrlMaker } from './trusted-scripts'
import { vouchFor } from './vouched-files'

export type ContainerSource = {
  /** Default export of a remote's door, unchecked. */
  doorOf: (name: string) => Promise<unknown>
  /** True once the remote's entry has run: its globals are taken, and another version cannot run beside it. */
  hasRun: (name: string) => boolean
  /** Default export of another version of a remote whose entry has not run. */
  doorOfVersion: (name: string, version: PinnedVersion) => Promise<unknown>
}

type Parts = {
  set: ResolvedRemote[]
  manifests: Record<string, unknown>
  track: Track
}

/** Remotes through the federation runtime. One build replaces this file: see `tools/federation/monolith`. */
export function createContainerSource({ set, manifests, track }: Parts): ContainerSource {
  const files = vouchFor(set)
  // Apart from the shell's: an entry of a remote must not come from its directory.
  publishDigests(files)
  const scriptUrl = scriptUrlMaker(files)
  publishScriptUrls(scriptUrl)
  const checkLentRuntime = lendRuntime()
  const inlined = new Map(set.map((remote) => [manifestUrl(remote), manifests[remote.name]]))

  const manifestAt = async (url: string): Promise<Manifest> => {
    const known = inlined.get(url)
    if (known) return checkLentRuntime(checkManifest(known, url))
    const fetched = await withSecondTry(
      (isSecond) => fetchManifest(isSecond ? withCacheBuster(url) : url, files),
      {
        // Silence has cost its time already.
        isWorthIt: (error) => !(error instanceof Error && error.name === 'TimeoutError'),
      },
    )
    return checkLentRuntime(fetched)
  }

  registerPlugins([integrityPlugin(files, scriptUrl), retryPlugin(), telemetryPlugin(track)])

  /**
   * The manifest is read here and not by the runtime, which would look at neither status nor content, remember a wrong
   * answer for the life of the page, and bring three kilobytes more for it.
   */
  const door = async (
    name: string,
    version: PinnedVersion,
    entryGlobalName: string,
  ): Promise<unknown> => {
    const { metaData } = await manifestAt(manifestUrl(version))
    const entry = version.base + metaData.remoteEntry.path + metaData.remoteEntry.name
    // Registering what is registered changes nothing.
    registerRemotes([{ name, entry, entryGlobalName, type: 'global' }])
    // The door itself is a file too: a preload of it that failed is taken once before it is asked for anew.
    const module = await withSecondTry(() => loadRemote<{ default?: unknown }>(`${name}/remote`), {
      isWorthIt: (error) =>
        Reflect.has(globalThis, entryGlobalName) && asRemoteError(name, error).kind === 'files',
    })
    return module?.default
  }

  return {
    async doorOf(name) {
      const remote = set.find((candidate) => candidate.name === name)
      if (!remote) throw new Error(`${name} is not in the set`)
      return door(name, remote, name)
    },
    hasRun: (name) => Reflect.has(globalThis, name),
    doorOfVersion(name, version) {
      files.add(version)
      return door(`${name}_previous`, version, name)
    },
  }
}

function manifestUrl({ base }: PinnedVersion): string {
  return `${base}mf-manifest.json`
}
