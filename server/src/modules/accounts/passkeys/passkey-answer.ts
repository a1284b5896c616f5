import type { CredentialAnswer } from '@saidian/shared/contracts/accounts'
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { Db } from '../../../platform/database'
import { countSignature, findPasskey } from './passkeys.repository'
import type { StoredPasskey } from './passkeys.rules'
import type { RelyingParty } from './relying-party.rules'

/** As the browser reported them when the key was created. */
export function transportsOf(transports: readonly string[]): AuthenticatorTransport[] {
  return transports as AuthenticatorTransport[]
}

/**
 * The key that signed the challenge here, with user verification and an increased counter; null
 * otherwise.
 */
export async function verifyAnswer(
  db: Db,
  answer: CredentialAnswer,
  expectedChallenge: string,
  party: RelyingParty,
): Promise<StoredPasskey | null> {
  const key = await findPasskey(db, answer.id)
  if (!key) return null
  const newCounter = await signatureCountOf(key, answer, expectedChallenge, party)
  return newCounter !== null && (await countSignature(db, key, newCounter)) ? key : null
}

async function signatureCountOf(
  key: StoredPasskey,
  answer: CredentialAnswer,
  expectedChallenge: string,
  party: RelyingParty,
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(key.publicKey),
        counter: key.counter,
        transports: transportsOf(key.transports),
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for a wrong origin, relying party, flag, counter or signature.
    return null
  }
}
