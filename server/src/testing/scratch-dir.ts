import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { destroyCluster } from '../platform/database'

/** A new `VAR_DIR`; `remove` also stops a database that a test left running in it. */
export async function createScratchDir(): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'saidian-var-'))
  // For root, PostgreSQL runs as another user.
  await chmod(dir, 0o755)
  return {
    dir,
    remove: async () => {
      await destroyCluster(path.join(dir, 'postgres'))
      await rm(dir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
