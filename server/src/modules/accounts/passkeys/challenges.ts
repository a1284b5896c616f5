import type { Db } from '../../../platform/database'
import { newToken, tokenHash } from '../session/token.rules'
import { insertChallenge, takeChallenge } from './passkeys.repository'

export const CHALLENGE_LIVES_MS = 180_000

export type Challenges = {
  /** A challenge for this purpose, valid once and for three minutes. */
  create: (purpose: string) => Promise<Uint8Array<ArrayBuffer>>
  /**
   * Spends the challenge that an authenticator signed; null unless it was made for this purpose.
   */
  take: (clientDataJSON: unknown, purpose: string) => Promise<string | null>
}

/** Challenges that authenticators sign. */
export function createChallenges(db: Db): Challenges {
  return {
    async create(purpose) {
      const challenge = newToken()
      const hash = tokenHash(challenge)
      if (!hash) throw new Error('a new challenge has no hash')
      await insertChallenge(db, hash, purpose)
      return new Uint8Array(Buffer.from(challenge, 'base64url'))
    },
    async take(clientDataJSON, purpose) {
      const challenge = challengeOf(clientDataJSON)
      const hash = challenge === null ? null : tokenHash(challenge)
      const isGood = hash !== null && (await takeChallenge(db, hash, purpose, CHALLENGE_LIVES_MS))
      return isGood ? challenge : null
    },
  }
}

function challengeOf(clientDataJSON: unknown): string | null {
  if (typeof clientDataJSON !== 'string') return null
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const isSigned = typeof data === 'object' && data !== null && 'challenge' in data
    return isSigned && typeof data.challenge === 'string' ? data.challenge : null
  } catch {
    return null
  }
}
