import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../federation/workspace'

/** Folders above a package that it reads: linked, since it does not write them. */
const LINKED = ['node_modules', 'shared', 'tools']
const COPIED = ['tsconfig.base.json', 'biome.json', 'package.json']

/** Only the browser project of jest; the server's would start a database. */
const BROWSER_TESTS = `import config from ${JSON.stringify(join(workspaceRoot, 'jest.config.mjs'))}
export default { projects: config.projects.filter(({ displayName }) => displayName === 'browser') }
`

/**
 * A workspace without packages of its own at `directory`, in which a generated remote can be
 * checked, tested and built.
 */
export function copyWorkspace(directory: string): void {
  mkdirSync(directory, { recursive: true })
  for (const name of LINKED) symlinkSync(join(workspaceRoot, name), join(directory, name))
  for (const name of COPIED) copyFileSync(join(workspaceRoot, name), join(directory, name))
  writeFileSync(join(directory, 'jest.config.mjs'), BROWSER_TESTS)
}

/** Replaces `pnpm install` in a copy: every remote has the same dependencies. */
export function linkDependencies(directory: string, folder: string): void {
  symlinkSync(join(workspaceRoot, 'mf-live/node_modules'), join(directory, folder, 'node_modules'))
}
