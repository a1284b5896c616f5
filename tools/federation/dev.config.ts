import { basename, join } from 'node:path'
import type { Compiler, Configuration } from 'webpack'
import { type DevServer, startDevServer } from './dev-server'
import { remoteConfig } from './remote-config'
import { standaloneConfig } from './standalone-config'

/**
 * `pnpm --filter mf-live dev`: webpack-cli builds and watches the remote, served on its own page at
 * / and as a federated build at /mf-manifest.json for `?mf.override=` inside a running shell.
 * Everything else is proxied to the backend. `PORT` (3101) and `BACKEND` (http://127.0.0.1:8080)
 * are environment variables.
 */
export default async function devConfig(): Promise<Configuration[]> {
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
  const page = standaloneConfig({ name, directory, output: standalone })
  const plugins = [...(page.plugins ?? []), reloadAfterBuild(server, `${name} over ${backend}`)]
  return [
    { ...page, plugins },
    remoteConfig({ name, directory, output: federated, mode: 'development' }),
  ]
}

function reloadAfterBuild(server: DevServer, what: string) {
  return (compiler: Compiler) =>
    compiler.hooks.done.tap('reload', (stats) => {
      if (stats.hasErrors()) return
      server.reload()
      console.log(`${what} at ${server.url}, built ${new Date().toLocaleTimeString()}`)
    })
}
