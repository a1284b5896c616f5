import { createHmac } from 'node:crypto'
import {
  type CredentialAnswer,
  PASSKEY_RULE,
  type Passkey,
  PRODUCT_NAME,
  type StepUp,
  type StepUpAct,
} from '@saidian/shared/contracts'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { StepUps } from '../step-up/step-up.service'
import { createChallenges } from './challenges'
import { transportsOf, verifyAnswer } from './passkey-answer'
import {
  deletePasskey,
  insertPasskey,
  readPasskeys,
  type StoredPasskey,
} from './passkeys.repository'
import type { RelyingParty } from './relying-party.rules'

export type Passkeys = {
  list: (user: User) => Promise<Passkey[]>
  registrationOptions: (
    user: User,
    proof: string | undefined,
    party: RelyingParty,
  ) => Promise<PublicKeyCredentialCreationOptionsJSON>
  add: (
    user: User,
    given: { name: string; answer: CredentialAnswer; proof?: string },
    party: RelyingParty,
  ) => Promise<Passkey>
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
const purposeOf = (user: User, act: string) => `${act}/${user.sessionId}`

/**
 * Passkeys: a second way to log in, and a proof for sensitive acts. User verification is always
 * required.
 */
export function createPasskeys({ db, stepUps, handleKey }: PasskeysDeps): Passkeys {
  const challenges = createChallenges(db)
  const own = (user: User) => ({ kind: 'account', ownerId: user.id }) as const

  /** The user handle that authenticators store; it reveals nothing about the member. */
  async function handleOf(accountId: string): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(
      createHmac('sha256', await handleKey())
        .update(accountId)
        .digest(),
    )
  }

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
      permit(user, 'read', own(user))
      return (await readPasskeys(db, user.id)).map(shown)
    },
    async registrationOptions(user, proof, party) {
      permit(user, 'change', own(user))
      await stepUps.require(user, 'passkeys', proof)
      const keys = await readPasskeys(db, user.id)
      return generateRegistrationOptions({
        rpName: PRODUCT_NAME,
        rpID: party.id,
        userName: `${PRODUCT_NAME} ${user.id}`,
        userID: await handleOf(user.id),
        challenge: await challenges.create(purposeOf(user, 'register')),
        attestationType: 'none',
        excludeCredentials: keys.map(({ id, transports }) => ({
          id,
          transports: transportsOf(transports),
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },
    async add(user, { name, answer, proof }, party) {
      permit(user, 'change', own(user))
      await stepUps.require(user, 'passkeys', proof)
      const response = answer as unknown as RegistrationResponseJSON
      const purpose = purposeOf(user, 'register')
      const challenge = await challenges.take(response.response.clientDataJSON, purpose)
      const made = challenge === null ? null : await verifyRegistration(response, challenge, party)
      if (!made) throw new RequestError('account.wrong_passkey')
      const key = { ...made, accountId: user.id, name: name.trim() || PRODUCT_NAME }
      const stored = await insertPasskey(db, key, PASSKEY_RULE.count)
      if (!stored) throw new RequestError('account.too_many_passkeys')
      return shown(stored)
    },
    async remove(user, { id, proof }) {
      permit(user, 'change', own(user))
      await stepUps.require(user, 'passkeys', proof)
      if (!(await deletePasskey(db, user.id, id))) throw new RequestError('account.no_such_passkey')
    },
    async stepUpOptions(user, act, party) {
      permit(user, 'change', own(user))
      const keys = await readPasskeys(db, user.id)
      if (keys.length === 0) throw new RequestError('account.no_such_passkey')
      return requestOptions(party, purposeOf(user, act), keys)
    },
    async prove(user, { act, answer }, party) {
      permit(user, 'change', own(user))
      const key = await check(answer, purposeOf(user, act), party)
      if (key.accountId !== user.id) throw new RequestError('account.wrong_passkey')
      return stepUps.issue(user, act)
    },
    loginOptions: (party) => requestOptions(party, LOGIN, []),
    checkLogin: (answer, party) => check(answer, LOGIN, party),
  }
}

async function verifyRegistration(
  response: RegistrationResponseJSON,
  expectedChallenge: string,
  party: RelyingParty,
) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    })
    if (!verified) return null
    const { id, publicKey, counter, transports } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey), counter, transports: transports ?? [] }
  } catch {
    return null
  }
}

function shown({ id, name, createdAt, usedAt }: StoredPasskey): Passkey {
  return {
    id,
    name,
    createdAt: Math.floor(createdAt / 1000),
    usedAt: usedAt === null ? null : Math.floor(usedAt / 1000),
  }
}
