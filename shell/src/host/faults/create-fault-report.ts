import type { Host, PageVersions } from '@saidian/shared/host'
import { readThrown, type Thrown } from '@saidian/shared/lib'
import type { PageSet, RemoteVersion } from '../../federation'
import type { Telemetry } from '../create-telemetry'
import { faultText } from './fault-text'

/** Maximum of different faults that one page reports. */
const MAX_REPORTS = 20

type Parts = {
  track: Telemetry['track']
  remotes: PageSet['remotes']
  sourceOf: (error: unknown, file?: string) => RemoteVersion | null
  versions: Pick<PageVersions, 'setId' | 'shell'>
}

/**
 * Logs each different fault in one line and sends it. A fault belongs to the remote that the
 * context names, else to the one whose files are in its stack, else to the shell.
 */
export function createFaultReport({ track, remotes, sourceOf, versions }: Parts): Host['report'] {
  const reported = new Set<string>()
  const seen = new WeakSet<object>()
  const versionOf = (name: string) => remotes.find((remote) => remote.name === name)?.version

  return (error, context = {}) => {
    // Who finds a fault reports it with its name; a page that shows it may report it once more.
    if (typeof error === 'object' && error !== null) {
      if (seen.has(error)) return
      seen.add(error)
    }
    const { file, ...known } = context
    const source = sourceOf(error, String(file ?? ''))
    const remote = String(known.remote ?? source?.remote ?? 'shell')
    const version = String(
      known.version ??
        (source?.remote === remote ? source.version : (versionOf(remote) ?? versions.shell)),
    )
    const thrown = readThrown(error)
    const text = faultText(thrown).replace(`${remote}: `, '')
    const name = `${remote} ${version}: ${text}`
    if (reported.has(name) || reported.size >= MAX_REPORTS) return
    reported.add(name)
    const { setId, shell } = versions
    const line = `${name} (set ${setId}, shell ${shell})`
    // The browser prints the stack of an uncaught error itself.
    print(line, context.kind === 'uncaught' ? '' : stackOf(thrown))
    track('page.fault', {
      ...known,
      remote,
      version,
      setId,
      shell,
      message: text.slice(0, 500),
      stack: stackOf(thrown).slice(0, 2000),
    })
  }
}

/** The stack of the innermost cause, which says where it began. */
function stackOf({ stack, cause }: Thrown): string {
  return (cause && stackOf(cause)) || stack
}

function print(line: string, stack: string): void {
  // biome-ignore lint/suspicious/noConsole: a developer looks for the cause in the console
  console.error(stack ? `${line}\n${stack}` : line)
}
