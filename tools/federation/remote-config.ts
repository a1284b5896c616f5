import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { FederationPlugin } from './plugins/federation-plugin'
import { ImportedNamesPlugin } from './plugins/imported-names-plugin'
import { remoteRuntime } from './plugins/runtime-parts'
import { sharedByRemote } from './sharing'
import { type Mode, webpackSettings } from './webpack-settings'
import { workspaceRoot } from './workspace'

export type RemoteOptions = {
  /** Package folder, such as `mf-live`; the federation name is the same with underscores. */
  name: string
  mode?: Mode
  directory?: string
  output?: string
  /** An edited component stays mounted: the builds of the development server. */
  hasFastRefresh?: boolean
}

/** `mf-news-community` → `mf_news_community`: a container's name is a global variable. */
export function federationName(folder: string): string {
  return folder.replaceAll('-', '_')
}

/**
 * Code that pages of a remote share is copied into each of their chunks below this size. A separate
 * chunk has no name, so it cannot be preloaded, and cost the first match row a round trip: 0.3 s on
 * the phone profile.
 */
const SHARED_CHUNK_BYTES = 100_000

/** A remote: one entry point, `./remote`, and no bundled module that the shell provides. */
export function remoteConfig({
  name,
  mode = 'production',
  directory = join(workspaceRoot, name),
  output = join(directory, 'dist'),
  hasFastRefresh,
}: RemoteOptions): Configuration {
  const container = federationName(name)
  const settings = webpackSettings({
    name: container,
    directory,
    styles: [{ packageName: name, layer: `remotes.${name}` }],
    output,
    mode,
    chunks: 'remote',
    hasFastRefresh,
  })
  return {
    ...settings,
    entry: {},
    optimization: { ...settings.optimization, splitChunks: { minSize: SHARED_CHUNK_BYTES } },
    plugins: [
      ...(settings.plugins ?? []),
      new ImportedNamesPlugin(),
      ...remoteRuntime(),
      new FederationPlugin(directory, {
        name: container,
        filename: 'remoteEntry.js',
        exposes: { './remote': './src/remote.ts' },
        shared: sharedByRemote(),
        shareStrategy: 'loaded-first',
        dts: false,
        // No versions of shared modules: they are those that the current folder finds, if any.
        manifest: { additionalData: ({ stats }) => ({ ...stats, shared: [] }) },
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
    ],
  }
}
