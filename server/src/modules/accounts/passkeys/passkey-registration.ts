import { createHmac } from 'node:crypto'
import {
  type CredentialAnswer,
  PASSKEY_RULE,
  type Passkey,
} from '@saidian/shared/contracts/accounts'
import { PRODUCT_NAME } from '@saidian/shared/contracts/page'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { RequestError } from '../../../platform/errors'
import type { User } from '../../../platform/http'
import type { StepUps } from '../step-up/step-up.service'
import type { Challenges } from './challenges'
import { transportsOf } from './passkey-answer'
import { insertPasskey, readPasskeys } from './passkeys.repository'
import { ownAccount, purposeOf, shownPasskey } from './passkeys.rules'
import type { RelyingParty } from './relying-party.rules'

type RegistrationDeps = {
  db: Db
  stepUps: StepUps
  handleKey: () => Promise<Buffer>
  challenges: Challenges
}

export type Registrations = {
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
}

/** Registers the passkeys of members. */
export function registrations(deps: RegistrationDeps): Registrations {
  const { db, stepUps, handleKey, challenges } = deps

  return {
    async registrationOptions(user, proof, party) {
      permit(user, 'change', ownAccount(user))
      await stepUps.require(user, 'passkeys', proof)
      const keys = await readPasskeys(db, user.id)
      return generateRegistrationOptions({
        rpName: PRODUCT_NAME,
        rpID: party.id,
        userName: `${PRODUCT_NAME} ${user.id}`,
        userID: await handleOf(handleKey, user.id),
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
      permit(user, 'change', ownAccount(user))
      await stepUps.require(user, 'passkeys', proof)
      const response = answer as unknown as RegistrationResponseJSON
      const purpose = purposeOf(user, 'register')
      const challenge = await challenges.take(response.response.clientDataJSON, purpose)
      const made = challenge === null ? null : await verifyRegistration(response, challenge, party)
      if (!made) throw new RequestError('account.wrong_passkey')
      const key = { ...made, accountId: user.id, name: name.trim() || PRODUCT_NAME }
      const stored = await insertPasskey(db, key, PASSKEY_RULE.count)
      if (!stored) throw new RequestError('account.too_many_passkeys')
      return shownPasskey(stored)
    },
  }
}

/** The user handle that authenticators store; it reveals nothing about the member. */
async function handleOf(
  handleKey: () => Promise<Buffer>,
  accountId: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const hmac = createHmac('sha256', await handleKey())
  return new Uint8Array(hmac.update(accountId).digest())
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
