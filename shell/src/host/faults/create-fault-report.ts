import type { Host, PageVersions } from '@saidian/shared/host'
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
  const versionOf = (name: string) => remotes.find((remote) => remote.name === name)?.version

  return (error, context = {}) => {
    const { file, ...known } = context
    const source = sourceOf(error, String(file ?? ''))
    const remote = String(known.remote ?? source?.remote ?? 'shell')
    const version = String(
      known.version ??
        (source?.remote === remote ? source.version : (versionOf(remote) ?? versions.shell)),
    )
    const text = faultText(error).replace(`${remote}: `, '')
    const name = `${remote} ${version}: ${text}`
    if (reported.has(name) || reported.size >= MAX_REPORTS) return
    reported.add(name)
    const { setId, shell } = versions
    print(`${name} (set ${setId}, shell ${shell})`, error, context.kind === 'uncaught')
    track('page.fault', {
      ...known,
      remote,
      version,
      setId,
      shell,
      message: text.slice(0, 500),
      stack: stackOf(error).slice(0, 2000),
    })
  }
}

/** The stack of the innermost cause, which says where it began. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return (error.cause !== undefined && stackOf(error.cause)) || (error.stack ?? '')
}

/** The browser prints the stack of an uncaught error itself. */
function print(line: string, error: unknown, isPrinted: boolean): void {
  const stack = isPrinted ? '' : stackOf(error)
  // biome-ignore lint/suspicious/noConsole: a developer looks for the cause in the console
  console.error(stack ? `${line}\n${stack}` : line)
}
