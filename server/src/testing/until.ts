import { setTimeout as pause } from 'node:timers/promises'

/** Longer than any condition takes on a busy machine, shorter than the timeout of a test. */
const LIMIT_MS = 60_000

/** Resolves when the condition holds. Throws after a minute: a test then names what it lacked. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  everyMs = 20,
): Promise<void> {
  for (const end = Date.now() + LIMIT_MS; !(await condition()); await pause(everyMs)) {
    if (Date.now() > end) throw new Error(`this did not come true in a minute: ${condition}`)
  }
}
