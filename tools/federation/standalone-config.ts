import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import webpack, { type Configuration } from 'webpack'
import type { RemoteOptions } from './remote-config'
import { webpackSettings } from './webpack-settings'
import { workspaceRoot } from './workspace'

/**
 * A remote on its own page: without federation, with all modules in its own bundle. For
 * development.
 */
export function standaloneConfig({
  name,
  mode = 'development',
  directory = join(workspaceRoot, name),
  output = join(directory, '.cache/standalone'),
}: RemoteOptions): Configuration {
  const settings = webpackSettings({
    name: 'standalone',
    directory,
    styles: [{ packageName: name, layer: `remotes.${name}`, hasHashes: true }],
    output,
    mode,
    hasFastRefresh: true,
  })
  return {
    ...settings,
    entry: {
      standalone: fileURLToPath(new URL('./standalone/standalone-page.tsx', import.meta.url)),
    },
    output: { ...settings.output, filename: '[name].js', publicPath: '/standalone/', clean: false },
    plugins: [
      ...(settings.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/the-remote$/,
        join(directory, 'src/remote.ts'),
      ),
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/the-description$/,
        join(directory, 'remote.json'),
      ),
    ],
  }
}
