const MAX_CAUSES = 5

/** An error and its causes in one line: `its setup threw: TypeError: x is not a function`. */
export function faultText(error: unknown): string {
  const texts: string[] = []
  for (const text of withCauses(error).map(textOf)) {
    // An error that wraps another often repeats its text.
    if (!texts.some((outer) => outer.includes(text))) texts.push(text)
  }
  return texts.join(': ')
}

function withCauses(error: unknown, depth = 0): unknown[] {
  const hasCause = error instanceof Error && error.cause !== undefined && depth < MAX_CAUSES
  return hasCause ? [error, ...withCauses(error.cause, depth + 1)] : [error]
}

function textOf(error: unknown): string {
  return plainText(error).replace(/\s+/g, ' ')
}

function plainText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A RemoteError begins with the name of its remote already.
  return error.name === 'RemoteError' ? error.message : `${error.name}: ${error.message}`
}
