import { register } from 'tsx/esm/api'

/** The configuration file of the remote in `directory`, for webpack-cli. */
export function webpackConfig(directory) {
  return async (environment, options) => {
    // Also for the loaders, which webpack imports later.
    register()
    const { cliConfig } = await import('./cli-config.ts')
    return cliConfig(directory, environment, options)
  }
}
