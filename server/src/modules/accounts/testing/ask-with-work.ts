import type { Endpoint, WorkChallenge, WorkSolution } from '@saidian/shared/contracts/http'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { AccountsWorld, Answer, Ask } from './accounts-world'

/** As often as a page does it. */
const MAX_CHALLENGES = 3

/** Calls as a page does: with the solution, where the server asks for work. */
export async function askWithWork(
  world: AccountsWorld,
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  ask: Ask,
): Promise<Answer> {
  let answer = await world.ask(endpoint, ask)
  for (let n = 0; answer.challenge && n < MAX_CHALLENGES; n++) {
    const work = await solved(answer.challenge)
    answer = await world.ask(endpoint, { ...ask, body: { ...(ask.body as object), work } })
  }
  return answer
}

/** The solution of a challenge. */
export async function solved(challenge: WorkChallenge): Promise<WorkSolution> {
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('not solved')
  return { challenge, counter: solution.counter, derivedKey: solution.derivedKey }
}
