import { createHash, randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { hostname, userInfo } from 'node:os'
import path from 'node:path'
import Type from 'typebox'
import { Value } from 'typebox/value'
import type { Clock } from '../clock'
import type { Db } from '../database'
import { withFileLock } from '../files/file-lock'
import { readSecretFile, writeSecretFile } from '../files/secret-file'
import { type StaffTokenRow, staffTokenRepository } from './staff-token.repository'

/** The actor behind a token. */
export type StaffMember = { tokenId: string; name: string; scopes: readonly string[] }
export type StaffToken = Omit<StaffTokenRow, 'secret_hash'>

export type StaffTokens = {
  /**
   * The owner of the token in an `Authorization` header; null for none, a revoked or an expired
   * one.
   */
  authenticate: (header: string | undefined) => Promise<StaffMember | null>
  /** A new token; only this answer contains its secret. */
  create: (given: NewToken) => Promise<StaffToken & { secret: string }>
  list: () => Promise<StaffToken[]>
  revoke: (id: string) => Promise<boolean>
  /** The token of this machine, generated at the first start; its commands act with it. */
  openMachineToken: () => Promise<string>
}

export type NewToken = {
  name: string
  scopes: string[]
  createdBy: string
  /** Days of validity; null: until it is revoked. */
  days: number | null
}
type TokenDeps = { db: Db; clock: Clock; keysDir: string }

const DAY_MS = 86_400_000
const MachineToken = Type.Object({ secret: Type.String({ minLength: 32 }) })

/**
 * Tokens of persons and machines that administer the product. Only hashes of their secrets are
 * stored.
 */
export function createStaffTokens({ db, clock, keysDir }: TokenDeps): StaffTokens {
  const repository = staffTokenRepository(db)
  const now = () => new Date(clock.now())

  function rowOf(secret: string, { name, scopes, createdBy, days }: NewToken): StaffTokenRow {
    return {
      id: randomBytes(6).toString('hex'),
      name,
      secret_hash: hashOf(secret),
      scopes,
      created_by: createdBy,
      created_at: now(),
      expires_at: days === null ? null : new Date(clock.now() + days * DAY_MS),
      revoked_at: null,
    }
  }

  async function openMachineToken(): Promise<string> {
    const file = path.join(keysDir, 'machine-token.json')
    await mkdir(keysDir, { recursive: true, mode: 0o700 })
    const secret = await withFileLock(`${file}.lock`, async () => {
      const known = await readSecretFile(file)
      if (known !== null) return Value.Parse(MachineToken, known).secret
      const made = { secret: newSecret() }
      await writeSecretFile(file, made)
      return made.secret
    })
    // The row of a revoked token remains, so the token stays revoked.
    const name = `${userInfo().username}@${hostname()}`
    await repository.add(
      rowOf(secret, { name, scopes: ['*'], createdBy: 'first start', days: null }),
    )
    return secret
  }

  return {
    authenticate: async (header) => {
      const secret = /^Bearer (\S{32,200})$/.exec(header ?? '')?.[1]
      const row = secret && (await repository.bySecret(hashOf(secret)))
      if (!row || row.revoked_at !== null || (row.expires_at && row.expires_at <= now()))
        return null
      return { tokenId: row.id, name: row.name, scopes: row.scopes }
    },
    create: async (given) => {
      const secret = newSecret()
      const { secret_hash: _, ...row } = rowOf(secret, given)
      await repository.add({ ...row, secret_hash: hashOf(secret) })
      return { ...row, secret }
    },
    list: async () => (await repository.all()).map(({ secret_hash: _, ...row }) => row),
    revoke: (id) => repository.revoke(id, now()),
    openMachineToken,
  }
}

function newSecret(): string {
  return `sdt_${randomBytes(32).toString('base64url')}`
}

/** A plain hash is enough: a secret of 256 random bits cannot be guessed. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
