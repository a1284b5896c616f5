import { join } from 'node:path'
import { installedVersion, versionOf, workspaceRoot } from './workspace'

type Provided = {
  /** Share key; a trailing slash stands for every path below the package. */
  key: string
  packageName: string
  /** In the shell's first bundle; the others are chunks of their own, loaded when first used. */
  eager: boolean
  /** Source file of a door of `shared`; a library is found by its name. */
  source?: string
}

const library = (key: string): Provided => ({ key, packageName: key.replace('/', ''), eager: true })

function door(name: string, { eager } = { eager: true }): Provided {
  return {
    key: `@saidian/shared/${name}`,
    packageName: '@saidian/shared',
    eager,
    source: join(workspaceRoot, 'shared/src', name, 'index.ts'),
  }
}

/** Everything the shell gives the remotes. A remote bundles none of it; whatever is not here, it bundles. */
export const PROVIDED: readonly Provided[] = [
  library('react'),
  library('react/'),
  library('react-dom'),
  library('react-dom/'),
  ...['contracts', 'api', 'realtime', 'live', 'store', 'host', 'router', 'ui', 'lib'].map(
    (name) => door(name),
  ),
  door('charts', { eager: false }),
  door('ui/controls', { eager: false }),
  door('settings', { eager: false }),
]

/** Version of a provided package, read from what is installed. */
export function providedVersion({ packageName }: Provided): string {
  return packageName === '@saidian/shared'
    ? versionOf(join(workspaceRoot, 'shared'))
    : installedVersion(join(workspaceRoot, 'shared'), packageName)
}

/** Range a remote asks for: this minor version or a later one of the same major. */
export function requiredRange(version: string): string {
  const [major, minor] = version.split('.')
  return `^${major}.${minor}.0`
}
