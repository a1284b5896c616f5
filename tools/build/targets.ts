import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteFolders } from '../federation'
import { buildRemote } from './build-remote'
import { buildShell } from './build-shell'
import { inputHash } from './input-hash'

/** Something that is built into a `dist` folder of its own. */
export type Target = { name: string; dist: string; inputs: string[]; build: () => Promise<unknown> }

/** Read by every build. */
const EVERYWHERE = ['shared', 'tools/federation', 'tools/build', 'pnpm-lock.yaml']
/** Their flags are files of the shell. */
const NATIONS = 'server/src/feeds/names-zh/national-teams.csv'

/** The shell and every remote that has code, in the order they are built. */
export function targetsOf(root: string): Target[] {
  const metas = remoteFolders(root).map((name) => `${name}/remote.json`)
  const shell: Target = {
    name: 'shell',
    dist: join(root, 'shell/dist'),
    inputs: ['shell', NATIONS, ...metas, ...EVERYWHERE],
    build: () => buildShell({ root }),
  }
  const remotes = remoteFolders(root)
    .filter((name) => existsSync(join(root, name, 'src/remote.ts')))
    .map((name): Target => {
      const directory = join(root, name)
      return {
        name,
        dist: join(directory, 'dist'),
        inputs: [name, ...EVERYWHERE],
        build: () => buildRemote({ name, directory }),
      }
    })
  return [shell, ...remotes]
}

const MARK = '.build-hash'

/** Builds a target unless its `dist` was made from these very inputs. Answers whether it built. */
export async function buildIfChanged(root: string, target: Target, isForced: boolean): Promise<boolean> {
  const mark = join(target.dist, MARK)
  const wanted = inputHash(root, target.inputs)
  if (!isForced && existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return false
  await target.build()
  writeFileSync(mark, wanted)
  return true
}
