import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import { LIBRARIES_APART, webpackSettings } from './webpack-settings'
import { workspaceRoot } from './workspace'

/** Shell and mf-live as one webpack build with a lazy route: the baseline of the federated page. */
export function monolithConfig({
  output = join(workspaceRoot, 'shell/.cache/monolith'),
}: {
  output?: string
} = {}): Configuration {
  const directory = join(workspaceRoot, 'shell')
  const remote = join(workspaceRoot, 'mf-live')
  const settings = webpackSettings({
    // The same name, so that the page's policy for Trusted Types fits.
    name: 'shell',
    directory,
    styles: [
      { packageName: 'shell', layer: 'shell', exclude: remote },
      { packageName: 'mf-live', layer: 'remotes.mf-live', include: remote },
    ],
    output,
    mode: 'production',
  })
  return {
    ...settings,
    entry: { main: './src/main.tsx' },
    optimization: { ...settings.optimization, splitChunks: LIBRARIES_APART },
    plugins: [
      ...(settings.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /\/container-source$/,
        fileURLToPath(new URL('./monolith/container-source.mjs', import.meta.url)),
      ),
    ],
  }
}
