import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the checkout, absolute. */
export const workspaceRoot = resolve(fileURLToPath(import.meta.url), '../../..')

/** Folders of the remotes below `root`, such as `mf-live`, in alphabetical order. */
export function remoteFolders(root = workspaceRoot): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'remote.json')))
    .sort()
}

/** Version in the package.json of `folder`, absolute. */
export function versionOf(folder: string): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return manifest.version
}

/** Version of a dependency as installed for `folder`. */
export function installedVersion(folder: string, packageName: string): string {
  const requireFrom = createRequire(join(folder, 'package.json'))
  const manifest: { version: string } = requireFrom(`${packageName}/package.json`)
  return manifest.version
}
