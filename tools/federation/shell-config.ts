import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { FederationPlugin } from './plugins/federation-plugin'
import { ProvidedExportsPlugin } from './plugins/provided-exports-plugin'
import { shellRuntime } from './plugins/runtime-parts'
import { sharedByShell } from './sharing'
import { LIBRARIES_APART, type Mode, webpackSettings } from './webpack-settings'
import { workspaceRoot } from './workspace'

type ShellOptions = {
  mode?: Mode
  directory?: string
  output?: string
  /**
   * With the development build of React, so that a remote by override keeps its state, and with the
   * checks of its replies.
   */
  isForDevelopment?: boolean
}

/** The host: one eager bundle with every provided module. It names no remote. */
export function shellConfig({
  mode = 'production',
  directory = join(workspaceRoot, 'shell'),
  output = join(directory, 'dist'),
  isForDevelopment = false,
}: ShellOptions = {}): Configuration {
  const settings = webpackSettings({
    name: 'shell',
    directory,
    styles: [{ packageName: 'shell', layer: 'shell' }],
    output,
    mode,
    chunks: 'shell',
    ...(isForDevelopment && { hasSchemas: true }),
  })
  return {
    ...settings,
    entry: { main: './src/main.tsx' },
    optimization: {
      ...settings.optimization,
      splitChunks: LIBRARIES_APART,
      ...(isForDevelopment && { nodeEnv: 'development' }),
    },
    plugins: [
      ...(settings.plugins ?? []),
      new ProvidedExportsPlugin(),
      ...shellRuntime(),
      new FederationPlugin(directory, {
        name: 'shell',
        shareStrategy: 'loaded-first',
        shared: sharedByShell(),
        remotes: {},
        dts: false,
        manifest: false,
        // The shell reads lists of files and loads entries itself.
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
    ],
  }
}
