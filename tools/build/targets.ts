import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { remoteFolders } from '../federation'
import type { Target } from './build-if-changed'
import { buildRemote } from './build-remote'
import { serverTarget } from './build-server'
import { buildShell } from './build-shell'
import { EVERYWHERE, inputsOfRemote } from './inputs'

/** Their flags are files of the shell. */
const NATIONS = 'server/src/feeds/catalogue/nations/national-teams.csv'

/** The shell, every remote with code and the server, in the order of their builds. */
export function targetsOf(root: string): Target[] {
  const metas = remoteFolders(root).map((name) => `${name}/remote.json`)
  // Overrides keep the state of components, for which the shell needs React's development build.
  const isForDevelopment = /^(?:1|true)$/.test(process.env.MF_OVERRIDES ?? '')
  const shell: Target = {
    name: 'shell',
    dist: join(root, 'shell/dist'),
    inputs: ['shell', NATIONS, ...metas, ...EVERYWHERE],
    ...(isForDevelopment && { variant: ' for development' }),
    build: () => buildShell({ root, isForDevelopment }),
  }
  const remotes = remoteFolders(root)
    .filter((name) => existsSync(join(root, name, 'src/remote.ts')))
    .map((name): Target => {
      const directory = join(root, name)
      return {
        name,
        dist: join(directory, 'dist'),
        inputs: inputsOfRemote(name),
        build: () => buildRemote({ name, directory }),
      }
    })
  return [shell, ...remotes, ...(existsSync(join(root, 'server')) ? [serverTarget(root)] : [])]
}
