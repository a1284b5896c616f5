import { createHmac, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { createConcurrencyQueue } from '../../../platform/queue'
import type { Secrets } from './secrets'

export type HashCost = { memoryCost: number; timeCost: number; parallelism: number }

/** OWASP's minimum memory for argon2id. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * argon2id runs in the four libuv threads that files and DNS need too. It gets two of them, and
 * always leaves one core to the event loop.
 */
const QUEUE = { atOnce: Math.min(2, Math.max(1, availableParallelism() - 1)), waiting: 1_000 }

export type Hasher = {
  hash: (password: string) => Promise<string>
  /** Without a hash the result is false and takes the same time. */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>
  /** True for a hash of other parameters than the current ones. */
  isOutdated: (passwordHash: string) => boolean
}

/**
 * Password hashes: argon2id over an HMAC whose key is not in the database. Only tests of other
 * things than the hashes choose a `cost`; no setting does.
 */
export function createHasher(secrets: () => Promise<Secrets>, cost: HashCost = COST): Hasher {
  const queue = createConcurrencyQueue(QUEUE)
  let dummy: Promise<string> | null = null
  // As text: the library only verifies UTF-8.
  const peppered = async (password: string) =>
    createHmac('sha256', (await secrets()).pepper)
      .update(password.normalize('NFKC'))
      .digest('base64')
  const dummyHash = () => {
    dummy ??= hash(randomBytes(32).toString('base64'), cost)
    return dummy
  }

  return {
    async hash(password) {
      const input = await peppered(password)
      return queue.run(() => hash(input, cost))
    },
    async verify(passwordHash, password) {
      const [input, compared] = [await peppered(password), passwordHash ?? (await dummyHash())]
      const isSame = await queue.run(() => verify(compared, input))
      return isSame && passwordHash !== null
    },
    isOutdated(passwordHash) {
      const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
      return (
        memoryCost !== cost.memoryCost ||
        timeCost !== cost.timeCost ||
        parallelism !== cost.parallelism
      )
    },
  }
}
