import path from 'node:path'
import type { Db } from '../platform/database'
import { createLog } from '../platform/log'
import { createSecurityLog } from '../platform/security-log'
import { createStaffTokens, type Staff } from '../platform/staff'

/**
 * Staff of a test with its keys below `varDir`, and the secret of its machine token, which may do
 * everything.
 */
export async function createTestStaff(
  db: Db,
  varDir: string,
): Promise<{ staff: Staff; token: string }> {
  const deps = { db, clock: { now: () => Date.now() }, keysDir: path.join(varDir, 'keys') }
  const tokens = createStaffTokens(deps)
  const securityLog = createSecurityLog({ ...deps, log: createLog('silent') })
  return { staff: { tokens, securityLog }, token: await tokens.openMachineToken() }
}
