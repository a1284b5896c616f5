import { isInstance, readThrown } from '@saidian/shared/lib'

/** What went wrong with a remote, as far as the page can know. */
export type FailureKind =
  /** A file was missing or had another digest: the browser does not say which. */
  | 'files'
  | 'timeout'
  /** Its setup did not finish in time. */
  | 'setup-timeout'
  /** The answer was not a list of files, or a manifest, of a remote. */
  | 'manifest'
  /** No digest is pinned for a file, so it is not loaded. */
  | 'integrity'
  /** The module is not a remote, or its contract version is not supported. */
  | 'contract'
  /** The published version of the remote has no page for this route. */
  | 'missing-page'
  /** Its page rendered without end. */
  | 'render-loop'
  /** Its code threw. */
  | 'execution'

/** A remote that could not be loaded or shown. Always carries the remote's name. */
export class RemoteError extends Error {
  readonly remote: string
  readonly kind: FailureKind

  constructor(remote: string, kind: FailureKind, message: string, options?: ErrorOptions) {
    super(`${remote}: ${message}`, options)
    this.name = 'RemoteError'
    this.remote = remote
    this.kind = kind
  }
}

/** Tried in this order: the first pattern that matches the error's name or text decides. */
const KIND_BY_TEXT: readonly [FailureKind, RegExp][] = [
  ['timeout', /timed out|\btimeout\b|TimeoutError/i],
  ['integrity', /no pinned digest/],
  ['manifest', /not a (?:manifest|list of files)/],
  ['contract', /Can not get|does not satisfy|RUNTIME-006/],
  // React's limits of updates inside of one render or one commit.
  ['render-loop', /React error #(?:185|301)\b|Too many re-renders|Maximum update depth/],
  ['files', /Loading (?:CSS )?chunk|CSS_CHUNK_LOAD_FAILED/],
  ['files', /Failed to fetch/],
]

/**
 * Converts any failure to a RemoteError; the texts of the federation runtime and of webpack decide
 * the kind.
 */
export function asRemoteError(remote: string, error: unknown): RemoteError {
  if (isInstance(error, RemoteError)) return error
  const { name, message } = readThrown(error)
  const text = name ? `${name}: ${message}` : message
  const [kind] = KIND_BY_TEXT.find(([, pattern]) => pattern.test(text)) ?? (['execution'] as const)
  return new RemoteError(remote, kind, text, { cause: error })
}
