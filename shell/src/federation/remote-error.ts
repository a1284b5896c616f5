/** What went wrong with a remote, as far as it can be told from inside the page. */
export type FailureKind =
  /** A file did not come, or came changed: the browser does not say which of the two. */
  | 'files'
  | 'timeout'
  /** The answer was not a manifest of a remote. */
  | 'manifest'
  /** No digest is pinned for a file, so it is not loaded. */
  | 'integrity'
  /** What came is not a remote of a version this shell supports. */
  | 'contract'
  /** It is a remote, but not of this version: the route is announced and has no page yet. */
  | 'missing-page'
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

/** In this order: the first pattern that the error's name or text matches tells the kind. */
const KIND_BY_TEXT: readonly [FailureKind, RegExp][] = [
  ['timeout', /timed out|\btimeout\b|TimeoutError/i],
  ['integrity', /no pinned digest/],
  ['manifest', /not a manifest|RUNTIME-013/],
  // 001: the entry came and left no container behind, because it threw.
  ['execution', /ScriptExecutionError|RUNTIME-001/],
  ['contract', /Can not get|does not satisfy|RUNTIME-006/],
  [
    'files',
    /Loading (?:CSS )?chunk|CSS_CHUNK_LOAD_FAILED|ScriptNetworkError|RUNTIME-00[38]|Failed to fetch/,
  ],
]

/** Any failure as a RemoteError; the kind is read from what the federation runtime and webpack say. */
export function asRemoteError(remote: string, error: unknown): RemoteError {
  if (error instanceof RemoteError) return error
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error)
  const [kind] = KIND_BY_TEXT.find(([, pattern]) => pattern.test(text)) ?? (['execution'] as const)
  return new RemoteError(remote, kind, text, { cause: error })
}
