import { join } from 'node:path'
import { installedVersion, versionOf, workspaceRoot } from './workspace'

type Provided = {
  /** Share key; a trailing slash stands for every path below the package. */
  key: string
  packageName: string
  /** In the shell's first bundle; the others are separate chunks, loaded at their first use. */
  eager: boolean
  /** Source file of an entry point of `shared`; a library is found by its name. */
  source?: string
}

const library = (key: string): Provided => ({ key, packageName: key.replace('/', ''), eager: true })

function entryPoint(name: string, { eager } = { eager: true }): Provided {
  return {
    key: `@saidian/shared/${name}`,
    packageName: '@saidian/shared',
    eager,
    source: join(workspaceRoot, 'shared/src', name, 'index.ts'),
  }
}

/**
 * All modules that the shell provides. A remote bundles none of them, but bundles any other module:
 * the contracts too, so that a new endpoint needs no release of the shell. What no first page uses
 * is not eager.
 */
export const PROVIDED: readonly Provided[] = [
  library('react'),
  library('react/'),
  library('react-dom'),
  library('react-dom/'),
  ...['api', 'realtime', 'live', 'store', 'host', 'router', 'ui', 'lib'].map((name) =>
    entryPoint(name),
  ),
  ...['lib/basketball', 'lib/football'].map((name) => entryPoint(name)),
  // Eager: a chunk of its own would cost the first match row a round trip.
  entryPoint('matches'),
  entryPoint('matches/summary', { eager: false }),
  entryPoint('calendar', { eager: false }),
  entryPoint('charts', { eager: false }),
  entryPoint('player', { eager: false }),
  entryPoint('ui/controls', { eager: false }),
  entryPoint('ui/share', { eager: false }),
  entryPoint('ui/football-events', { eager: false }),
  entryPoint('ui/subpages', { eager: false }),
  entryPoint('ui/tab-pager', { eager: false }),
  entryPoint('ui/uploader', { eager: false }),
  entryPoint('ui/viewer', { eager: false }),
  entryPoint('ui/endless-list', { eager: false }),
  entryPoint('ui/rich-text', { eager: false }),
  entryPoint('comments', { eager: false }),
  entryPoint('marks', { eager: false }),
  entryPoint('rooms', { eager: false }),
  entryPoint('settings', { eager: false }),
  entryPoint('forms', { eager: false }),
  entryPoint('store/database', { eager: false }),
]

/** Version of a provided package, as installed. */
export function providedVersion({ packageName }: Provided): string {
  return packageName === '@saidian/shared'
    ? versionOf(join(workspaceRoot, 'shared'))
    : installedVersion(join(workspaceRoot, 'shared'), packageName)
}

/** Range that a remote requires: this minor version or a later one of the same major. */
export function requiredRange(version: string): string {
  const [major, minor] = version.split('.')
  return `^${major}.${minor}.0`
}
