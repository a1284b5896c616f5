import { readThrown, type Thrown } from '@saidian/shared/lib'
import type { ResolvedRemote } from '../versions/resolved-remote'

export type RemoteVersion = { remote: string; version: string }

/**
 * Finds the remote whose code a fault came from: the files of a version lie in its directory, and
 * the stack names the files. The innermost call of a remote counts; null for a fault of the shell.
 */
export function createFaultSource(
  remotes: readonly ResolvedRemote[],
): (error: unknown, file?: string) => RemoteVersion | null {
  const directories = remotes.flatMap(({ name, version, base, previous }) => [
    { remote: name, version, base },
    ...(previous ? [{ remote: name, version: previous.version, base: previous.base }] : []),
  ])
  return (error, file = '') => {
    const trace = [...stacksOf(readThrown(error)), file].join('\n')
    const [innermost] = directories
      .map((directory) => ({ ...directory, at: trace.indexOf(directory.base) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
    return innermost ? { remote: innermost.remote, version: innermost.version } : null
  }
}

/** Stacks of an error and of its causes. */
function stacksOf({ stack, cause }: Thrown): string[] {
  return cause ? [stack, ...stacksOf(cause)] : [stack]
}
