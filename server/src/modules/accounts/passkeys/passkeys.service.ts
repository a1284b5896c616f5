import type {
  CredentialAnswer,
  Passkey,
  StepUp,
  StepUpAct,
} from '@saidian/shared/contracts/accounts'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { StepUps } from '../step-up/step-up.service'
import { createChallenges } from './challenges'
import { transportsOf, verifyAnswer } from './passkey-answer'
import { type Registrations, registrations } from './passkey-registration'
import { deletePasskey, readPasskeys } from './passkeys.repository'
import { ownAccount, purposeOf, type StoredPasskey, shownPasskey } from './passkeys.rules'
import type { RelyingParty } from './relying-party.rules'

export type Passkeys = Registrations & {
  list: (user: User) => Promise<Passkey[]>
  remove: (user: User, given: { id: string; proof?: string }) => Promise<void>
  stepUpOptions: (
    user: User,
    act: StepUpAct,
    party: RelyingParty,
  ) => Promise<PublicKeyCredentialRequestOptionsJSON>
  prove: (
    user: User,
    given: { act: StepUpAct; answer: CredentialAnswer },
    party: RelyingParty,
  ) => Promise<StepUp>
  loginOptions: (party: RelyingParty) => Promise<PublicKeyCredentialRequestOptionsJSON>
  /** The key that answered a login challenge; throws `account.wrong_passkey` when none did. */
  checkLogin: (answer: CredentialAnswer, party: RelyingParty) => Promise<StoredPasskey>
}

type PasskeysDeps = { db: Db; stepUps: StepUps; handleKey: () => Promise<Buffer> }

const LOGIN = 'login'

/**
 * Passkeys: a second way to log in, and a proof for sensitive acts. User verification is always
 * required.
 */
export function createPasskeys({ db, stepUps, handleKey }: PasskeysDeps): Passkeys {
  const challenges = createChallenges(db)
  async function requestOptions(
    party: RelyingParty,
    purpose: string,
    keys: readonly StoredPasskey[],
  ) {
    return generateAuthenticationOptions({
      rpID: party.id,
      challenge: await challenges.create(purpose),
      userVerification: 'required',
      allowCredentials: keys.map(({ id, transports }) => ({
        id,
        transports: transportsOf(transports),
      })),
    })
  }

  async function check(answer: CredentialAnswer, purpose: string, party: RelyingParty) {
    const { response } = answer as unknown as AuthenticationResponseJSON
    const challenge = await challenges.take(response.clientDataJSON, purpose)
    const key = challenge === null ? null : await verifyAnswer(db, answer, challenge, party)
    if (!key) throw new RequestError('account.wrong_passkey')
    return key
  }

  return {
    async list(user) {
      permit(user, 'read', ownAccount(user))
      return (await readPasskeys(db, user.id)).map(shownPasskey)
    },
    ...registrations({ db, stepUps, handleKey, challenges }),
    async remove(user, { id, proof }) {
      permit(user, 'change', ownAccount(user))
      await stepUps.require(user, 'passkeys', proof)
      if (!(await deletePasskey(db, user.id, id))) throw new RequestError('account.no_such_passkey')
    },
    async stepUpOptions(user, act, party) {
      permit(user, 'change', ownAccount(user))
      const keys = await readPasskeys(db, user.id)
      if (keys.length === 0) throw new RequestError('account.no_such_passkey')
      return requestOptions(party, purposeOf(user, act), keys)
    },
    async prove(user, { act, answer }, party) {
      permit(user, 'change', ownAccount(user))
      const key = await check(answer, purposeOf(user, act), party)
      if (key.accountId !== user.id) throw new RequestError('account.wrong_passkey')
      return stepUps.issue(user, act)
    },
    loginOptions: (party) => requestOptions(party, LOGIN, []),
    checkLogin: (answer, party) => check(answer, LOGIN, party),
  }
}
