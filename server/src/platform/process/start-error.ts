/** Why a server cannot start, in one line for the person who starts it. */
export class StartError extends Error {}

/** Waits for a step of the start that depends on something outside; what fails there is no fault of ours. */
export async function startStep<T>(what: string, step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (error) {
    throw new StartError(`${what}: ${reasonOf(error)}`, { cause: error })
  }
}

/** First line of what went wrong. Node reports several addresses of one host as one error without a message. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  const message = error instanceof Error ? error.message || error.name : String(error)
  return message.split('\n', 1)[0] ?? ''
}
