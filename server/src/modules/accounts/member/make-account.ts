import { permit } from '../../../platform/access'
import type { Db } from '../../../platform/database'
import { ACCOUNT } from '../access.rules'
import type { MemberPart } from '../member-part'
import { insertAccount } from './account.repository'

/**
 * Creates a member with all parts, inside a transaction; resolves with the number, or null when the
 * phone has an account already.
 */
export async function makeAccount(
  trx: Db,
  parts: readonly MemberPart[],
  account: { phone: string; passwordHash: string | null; atMs: number },
): Promise<string | null> {
  permit(null, 'make', { kind: ACCOUNT })
  const id = await insertAccount(trx, account)
  if (id === null) return null
  for (const part of parts) await part.make?.(trx, id)
  return id
}
