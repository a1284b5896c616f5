import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { withFileLock } from '../files/file-lock'
import { readSecretFile, writeSecretFile } from '../files/secret-file'
import type { Link } from '../hash-chain'

const Stored = Type.Object({ id: Type.Integer({ minimum: 0 }), hash: Type.String() })
export type StoredHead = Static<typeof Stored>

/**
 * The last written record, stored outside the database: a chain that was truncated does not reach
 * it.
 */
export function chainHead(keysDir: string) {
  const file = path.join(keysDir, 'security-log.json')
  const read = async (): Promise<StoredHead | null> => {
    const value = await readSecretFile(file)
    return value === null ? null : Value.Parse(Stored, value)
  }
  return {
    read,
    /** Several processes write: the highest head stays. */
    remember: async ({ id, hash }: Link): Promise<void> => {
      await mkdir(keysDir, { recursive: true, mode: 0o700 })
      await withFileLock(`${file}.lock`, async () => {
        if (((await read())?.id ?? 0) < id)
          await writeSecretFile(file, { id, hash: hash.toString('hex') })
      })
    },
  }
}
