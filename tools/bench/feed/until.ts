import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 30_000

/** Waits until `isTrue`; rejects after half a minute, so that no benchmark hangs. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await isTrue()); await sleep(5))
    if (Date.now() > deadline) throw new Error(`not within ${PATIENCE_MS} ms: ${isTrue}`)
}
