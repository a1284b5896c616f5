import type { Passkey } from '@saidian/shared/contracts/accounts'
import type { User } from '../../../platform/http'
import { ACCOUNT } from '../access.rules'

/** Times in milliseconds since 1970. */
export type StoredPasskey = {
  id: string
  accountId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  createdAt: number
  usedAt: number | null
}

/** The purpose of a challenge: an act of one session. */
export function purposeOf(user: User, act: string): string {
  return `${act}/${user.sessionId}`
}

export function ownAccount(user: User) {
  return { kind: ACCOUNT, ownerId: user.id }
}

/** A passkey as members see it; times in seconds. */
export function shownPasskey({ id, name, createdAt, usedAt }: StoredPasskey): Passkey {
  return {
    id,
    name,
    createdAt: Math.floor(createdAt / 1000),
    usedAt: usedAt === null ? null : Math.floor(usedAt / 1000),
  }
}
