import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../federation/workspace'

/** What a package reaches upwards for: linked, for it is only read. */
const LINKED = ['node_modules', 'shared', 'tools']
const COPIED = ['tsconfig.base.json', 'biome.json', 'package.json']

/** The browser project as it is; the server's, with its database, is not wanted here. */
const BROWSER_TESTS = `import config from ${JSON.stringify(join(workspaceRoot, 'jest.config.mjs'))}
export default { projects: config.projects.filter(({ displayName }) => displayName === 'browser') }
`

/** A workspace without packages of its own at `directory`: a generated remote can be checked, tested and built in it. */
export function copyWorkspace(directory: string): void {
  mkdirSync(directory, { recursive: true })
  for (const name of LINKED) symlinkSync(join(workspaceRoot, name), join(directory, name))
  for (const name of COPIED) copyFileSync(join(workspaceRoot, name), join(directory, name))
  writeFileSync(join(directory, 'jest.config.mjs'), BROWSER_TESTS)
}

/** Stands for `pnpm install` in a copy: a remote's dependencies are those of every remote. */
export function linkDependencies(directory: string, folder: string): void {
  symlinkSync(join(workspaceRoot, 'mf-live/node_modules'), join(directory, folder, 'node_modules'))
}
