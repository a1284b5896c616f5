import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { WorkChallenge, WorkSolution } from '../contracts/http'

/**
 * Solves a challenge; undefined once `signal` aborts or its time is over, and on an address without
 * HTTPS, where browsers derive no keys. The browser does it on threads of its own: the page stays
 * fluid.
 */
export async function solveWork(
  challenge: WorkChallenge,
  signal?: AbortSignal,
): Promise<WorkSolution | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  try {
    const solution = await solveChallenge({ challenge, deriveKey, controller })
    return solution
      ? { challenge, counter: solution.counter, derivedKey: solution.derivedKey }
      : undefined
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}
