import { createHmac, randomInt } from 'node:crypto'
import type { WorkChallenge, WorkSolution } from '@saidian/shared/contracts/http'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { RequestError } from '../../../../platform/errors'
import { maxTries, WORK_LIVES_MS } from './work.rules'

/** Rounds of PBKDF2 in a try: what a challenge costs the server. */
const ROUNDS = 1_000

/** The call that the work is for. */
type WorkedCall = { phone: string; purpose: string; network: string }

/** Work that was done for a call; `id` names the challenge. */
export type DoneWork = { step: number; id: string }

export type Work = {
  /** The error that asks for work of this step. */
  needed: (call: WorkedCall, step: number) => Promise<RequestError>
  /** What a solution is worth for the call; null when it is wrong, foreign or expired. */
  check: (call: WorkedCall, solution: WorkSolution) => Promise<DoneWork | null>
}

type WorkDeps = {
  key: () => Promise<Buffer>
  /** A clock that all processes share. */
  now: () => Promise<number>
  /** Tries of the first step, at most. */
  tries: number
}

/**
 * Challenges that need no storage: signed, with their end, and bound to a call. The counter is
 * chosen here, so that solving takes no longer than it should.
 */
export function createWork({ key, now, tries }: WorkDeps): Work {
  async function secrets() {
    const secret = await key()
    const of = (use: string) => createHmac('sha256', secret).update(use).digest('hex')
    return { hmacSignatureSecret: of('challenge'), hmacKeySignatureSecret: of('solution') }
  }

  async function idOf({ phone, purpose, network }: WorkedCall): Promise<string> {
    const text = JSON.stringify([phone, purpose, network])
    return createHmac('sha256', await key())
      .update(text)
      .digest('hex')
  }

  return {
    async needed(call, step) {
      const max = maxTries(step, tries)
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(Math.ceil(max / 2), max + 1) - 1,
        data: { call: await idOf(call), endsAt: (await now()) + WORK_LIVES_MS, step },
        deriveKey,
        ...(await secrets()),
      })
      return new RequestError('account.work_needed', { challenge: challenge as WorkChallenge })
    },
    async check(call, { challenge, ...solution }) {
      const { data, nonce } = challenge.parameters
      if (data.call !== (await idOf(call)) || data.endsAt <= (await now())) return null
      const given = { challenge, solution, deriveKey, ...(await secrets()) }
      return (await verifySolution(given)).verified ? { step: data.step, id: nonce } : null
    },
  }
}
