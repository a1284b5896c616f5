/**
 * `pnpm --filter mf-live dev`: the remote on its own page at /, and its federated build at
 * /mf-manifest.json for `?mf.override=` inside a running shell. Everything else is proxied to the
 * backend. `PORT` (3101) and `BACKEND` (http://127.0.0.1:8080) are environment variables.
 */
import { basename, join } from 'node:path'
import webpack from 'webpack'
import { startDevServer } from './dev-server'
import { remoteConfig } from './remote-config'
import { standaloneConfig } from './standalone-config'

const directory = process.cwd()
const name = basename(directory)
const standalone = join(directory, '.cache/standalone')
const federated = join(directory, '.cache/federated')
const backend = process.env.BACKEND ?? 'http://127.0.0.1:8080'

const server = await startDevServer({
  port: Number(process.env.PORT ?? 3101),
  backend,
  folders: { '/standalone/': standalone, '/': federated },
})

const compiler = webpack([
  standaloneConfig({ name, directory, output: standalone }),
  remoteConfig({ name, directory, output: federated, mode: 'development' }),
])
compiler.watch({}, (failure, stats) => {
  if (failure) console.error(failure)
  const report = stats?.toString({ preset: 'errors-warnings', colors: true })
  if (report) console.log(report)
  if (stats?.hasErrors()) return
  server.reload()
  console.log(`${name} at ${server.url} over ${backend}, built ${new Date().toLocaleTimeString()}`)
})
