import { createHmac, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { createFairQueue } from '../limits/fair-queue'
import type { Secrets } from './secrets'

/** OWASP's least memory for argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * argon2id works in the four threads that files and names need too: it gets two of them, and never the last core, which
 * answers everybody else.
 */
const QUEUE = { atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)), waiting: 1_000 }

export type Hasher = {
  hash: (password: string) => Promise<string>
  /** Takes the same time without a hash to compare with, and then is false. */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>
  /** True for a hash of other parameters than today's. */
  isOutdated: (passwordHash: string) => boolean
}

/** Passwords at rest: argon2id over an HMAC whose key is not in the database. */
export function createHasher(secrets: () => Promise<Secrets>): Hasher {
  const queue = createFairQueue(QUEUE)
  let dummy: Promise<string> | null = null
  // As text: the library verifies nothing but UTF-8.
  const peppered = async (password: string) =>
    createHmac('sha256', (await secrets()).pepper)
      .update(password.normalize('NFKC'))
      .digest('base64')
  const dummyHash = () => {
    dummy ??= hash(randomBytes(32).toString('base64'), COST)
    return dummy
  }

  return {
    async hash(password) {
      const input = await peppered(password)
      return queue.run('', () => hash(input, COST))
    },
    async verify(passwordHash, password) {
      const [input, compared] = [await peppered(password), passwordHash ?? (await dummyHash())]
      const isSame = await queue.run('', () => verify(compared, input))
      return isSame && passwordHash !== null
    },
    isOutdated(passwordHash) {
      const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
      return (
        memoryCost !== COST.memoryCost ||
        timeCost !== COST.timeCost ||
        parallelism !== COST.parallelism
      )
    },
  }
}
