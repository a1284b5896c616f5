import { basename } from 'node:path'
import type { Configuration } from 'webpack'
import { devConfigs } from '../federation/dev/dev-configs'
import { remoteBuildConfig } from './build-remote'

/** What webpack-cli passes to the function of a configuration file. */
type Environment = { WEBPACK_SERVE?: boolean }
type Arguments = { mode?: string }

/**
 * The configuration of the remote in `directory` for webpack-cli. `webpack` builds it into `dist`,
 * `webpack serve` starts its development server: `PORT` (3101) and `BACKEND`
 * (http://127.0.0.1:8080) are environment variables.
 */
export function cliConfig(
  directory: string,
  { WEBPACK_SERVE: isServed }: Environment,
  { mode }: Arguments,
): Configuration | Configuration[] {
  const name = basename(directory)
  const isForDevelopment = mode === 'development'
  if (!isServed)
    return remoteBuildConfig({ name, directory, mode: isForDevelopment ? mode : 'production' })
  if (mode && !isForDevelopment) throw new Error('webpack serve is for development only')
  const backend = process.env.BACKEND || 'http://127.0.0.1:8080'
  const port = Number(process.env.PORT || 3101)
  return devConfigs({ name, directory, backend, port })
}
