import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readMeta } from '../build/read-meta'
import { workspaceRoot } from '../federation/workspace'
import { firstMeta, remoteFiles } from './remote-files'

export type NewRemote = { folder: string; written: string[] }

/**
 * Generates a remote of the standard structure below `root`. A folder with only a description
 * (`remote.json`, `README.md`) is completed by it and keeps its files.
 * @param name with or without `mf-`, such as `tips`
 * @param titleZh title for users; the description's own title wins
 * @throws with one clear line when the name is invalid or the remote has code already
 */
export function generateRemote(root: string, name: string, titleZh = '新频道'): NewRemote {
  const folder = name.startsWith('mf-') ? name : `mf-${name}`
  if (!/^mf-[a-z]+(?:-[a-z]+)*$/.test(folder))
    throw new Error(
      `${name} is not a name for a remote: small letters, with hyphens between words.`,
    )
  const directory = join(root, folder)
  if (existsSync(join(directory, 'src'))) throw new Error(`${folder} has code already.`)

  const meta = existsSync(join(directory, 'remote.json'))
    ? readMeta(directory)
    : firstMeta(folder, titleZh)
  const missing = Object.entries(remoteFiles({ folder, meta })).filter(
    ([path]) => !existsSync(join(directory, path)),
  )
  for (const [path, text] of missing) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), text)
  }
  // The width of a line depends on the name.
  const biome = join(workspaceRoot, 'node_modules/.bin/biome')
  execFileSync(biome, ['format', '--write', '--vcs-enabled=false', folder], {
    cwd: root,
    stdio: 'pipe',
  })
  return { folder, written: missing.map(([path]) => path) }
}
