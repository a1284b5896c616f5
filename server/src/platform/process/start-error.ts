/** Why a server cannot start, in one line for an operator. */
export class StartError extends Error {}

/** Waits for a step of the start that depends on the environment; its failure is a `StartError`. */
export async function startStep<T>(what: string, step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (error) {
    throw new StartError(`${what}: ${reasonOf(error)}`, { cause: error })
  }
}

/**
 * First line of the error. Node reports several addresses of one host as one error without a
 * message.
 */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  const message = error instanceof Error ? error.message || error.name : String(error)
  return message.split('\n', 1)[0] ?? ''
}
