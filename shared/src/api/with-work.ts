import type { WorkSolution } from '../contracts/http'
import { mapFailure } from './map-failure'

/** The use of others may make the work harder while this device does it. */
const MAX_CHALLENGES = 3

/**
 * Makes a call, and again with the solution while the server answers with a challenge: the person
 * waits a little longer and sees nothing. The solver is loaded at the first challenge.
 */
export async function withWork<Reply>(
  call: (work?: WorkSolution) => Promise<Reply>,
  signal?: AbortSignal,
): Promise<Reply> {
  let work: WorkSolution | undefined
  for (let challenges = 0; ; challenges++) {
    try {
      return await call(work)
    } catch (failure) {
      const { challenge } = mapFailure(failure)
      if (!challenge || challenges === MAX_CHALLENGES) throw failure
      const { solveWork } = await import(/* webpackChunkName: "work" */ './solve-work')
      work = await solveWork(challenge, signal)
      if (!work) throw failure
    }
  }
}
