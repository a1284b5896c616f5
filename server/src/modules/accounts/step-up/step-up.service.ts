import { STEP_UP_LIVES_MS, type StepUp, type StepUpAct } from '@saidian/shared/contracts/accounts'
import type { WorkSolution } from '@saidian/shared/contracts/http'
import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import { ACCOUNT } from '../access.rules'
import type { Codes } from '../codes/codes.service'
import { findAccount } from '../member/account.repository'
import { newToken, tokenHash } from '../session/token.rules'
import { hasProof, insertProof, spendProof } from './step-up.repository'

export type StepUps = {
  /**
   * Sends a code for the act to the member's phone; resolves with the code and the masked phone.
   */
  sendCode: (
    user: User,
    asked: { act: StepUpAct; work?: WorkSolution | undefined },
    network: string,
  ) => Promise<{ code: string; phone: string }>
  proveByCode: (
    user: User,
    given: { act: StepUpAct; code: string },
    network: string,
  ) => Promise<StepUp>
  /** A proof for the act; call it once the member is verified. */
  issue: (user: User, act: StepUpAct) => Promise<StepUp>
  /** Throws `account.step_up_needed` unless the proof is valid for this session and act. */
  require: (user: User, act: StepUpAct, proof: string | undefined) => Promise<void>
  /** The same, and the proof is used up: for an act that its member wants once. */
  spend: (user: User, act: StepUpAct, proof: string | undefined) => Promise<void>
}

type AskProof = typeof hasProof

/** Sensitive acts need a fresh proof, bound to session and act: a stolen token is not enough. */
export function createStepUps({ db, codes }: { db: Db; codes: Codes }): StepUps {
  async function phoneOf(user: User): Promise<string> {
    permit(user, 'change', { kind: ACCOUNT, ownerId: user.id })
    const account = await findAccount(db, user.id)
    if (!account) throw new RequestError('auth.no_token')
    return account.phone
  }

  async function issue(user: User, act: StepUpAct): Promise<StepUp> {
    const proof = newToken()
    const hash = tokenHash(proof)
    if (!hash) throw new Error('a new token has no hash')
    await insertProof(db, { hash, sessionId: user.sessionId, act }, STEP_UP_LIVES_MS)
    return { proof, expiresInMs: STEP_UP_LIVES_MS }
  }

  async function demand(user: User, act: StepUpAct, given: string | undefined, ask: AskProof) {
    const hash = given === undefined ? null : tokenHash(given)
    if (!hash || !(await ask(db, { hash, sessionId: user.sessionId, act })))
      throw new RequestError('account.step_up_needed')
  }

  return {
    issue,
    require: (user, act, proof) => demand(user, act, proof, hasProof),
    spend: (user, act, proof) => demand(user, act, proof, spendProof),
    async sendCode(user, { act, work }, network) {
      const phone = await phoneOf(user)
      const code = await codes.send({ phone, purpose: act, work }, network)
      return { code, phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` }
    },
    async proveByCode(user, { act, code }, network) {
      const phone = await phoneOf(user)
      const checked = await codes.check({ phone, purpose: act }, code, network)
      await checked.spend(db)
      return issue(user, act)
    },
  }
}
