/** What was thrown as plain texts: reading them runs no code of who threw it. */
export type Thrown = {
  /** Name of the error's class; empty for a value that is no error. */
  name: string
  message: string
  stack: string
  /** The error that it wraps. */
  cause?: Thrown
}

const UNREADABLE = '(cannot be read)'
const MAX_CAUSES = 5
const MAX_TEXT = 2_000
const MAX_STACK = 10_000

/**
 * Reads anything that was thrown. Code may throw what throws again when somebody looks at it:
 * getters, proxies, objects without `toString`. Whoever reports or shows a fault reads it by this
 * function only, else one remote's fault becomes another's. Never throws.
 */
export function readThrown(thrown: unknown): Thrown {
  return read(thrown, MAX_CAUSES)
}

/** `instanceof` for thrown values: false for one that does not let itself be asked. */
export function isInstance<T>(
  thrown: unknown,
  type: abstract new (...args: never[]) => T,
): thrown is T {
  try {
    return thrown instanceof type
  } catch {
    return false
  }
}

function read(thrown: unknown, causesLeft: number): Thrown {
  if (!isInstance(thrown, Error))
    return { name: '', message: textOf(() => thrown, MAX_TEXT), stack: '' }
  const cause = causesLeft > 0 ? causeOf(thrown) : undefined
  return {
    name: textOf(() => thrown.name, MAX_TEXT),
    message: textOf(() => thrown.message, MAX_TEXT),
    stack: textOf(() => thrown.stack ?? '', MAX_STACK),
    ...(cause !== undefined && { cause: read(cause, causesLeft - 1) }),
  }
}

function textOf(take: () => unknown, max: number): string {
  try {
    return String(take()).slice(0, max)
  } catch {
    return UNREADABLE
  }
}

function causeOf(error: Error): unknown {
  try {
    return error.cause
  } catch {
    return UNREADABLE
  }
}
