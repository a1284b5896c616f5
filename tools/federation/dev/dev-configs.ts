import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { federationName, remoteConfig } from '../remote-config'
import { standaloneConfig } from '../standalone-config'
import { type DevServerOptions, devServerSettings } from './dev-server'

const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/**
 * The two builds of a remote under development, on its own page and federated, and the server of
 * both.
 */
export function devConfigs(options: DevServerOptions): Configuration[] {
  const { name, directory } = options
  const page = standaloneConfig({ name, directory, output: join(directory, '.cache/standalone') })
  const federated = remoteConfig({
    name,
    directory,
    output: join(directory, '.cache/federated'),
    mode: 'development',
    hasFastRefresh: true,
  })
  return [
    { ...withFastRefresh(page, 'standalone'), devServer: devServerSettings(options) },
    withFastRefresh(federated, federationName(name), [
      new webpack.EntryPlugin(directory, beside('./reload-without-refresh.mjs'), {}),
    ]),
  ]
}

type Plugins = NonNullable<Configuration['plugins']>

/** A changed component is replaced with its state, in all files but those of libraries. */
function withFastRefresh(
  config: Configuration,
  library: string,
  plugins: Plugins = [],
): Configuration {
  const refresh = new ReactRefreshPlugin({ library, overlay: false })
  return { ...config, plugins: [...(config.plugins ?? []), refresh, ...plugins] }
}
