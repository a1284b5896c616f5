import path from 'node:path'
import { RemoteMeta } from '@saidian/shared/contracts/registry'
import Type from 'typebox'
import type { CheckContext } from '../check'
import { readValid } from './read-valid'
import { readProvides } from './shell-provides'

const KnownRemotes = Type.Array(RemoteMeta)

/**
 * What a candidate is checked against: modules of the built shell in `shellDir`, and descriptions
 * of the other remotes. Published remotes (`online`) override those the shell was built with.
 * Nothing is provided while the shell is not built.
 */
export async function readCheckContext(
  name: string,
  shellDir: string,
  online: readonly RemoteMeta[],
): Promise<CheckContext> {
  const [provides, known] = await Promise.all([
    readProvides(shellDir),
    readValid(path.join(shellDir, 'known-remotes.json'), KnownRemotes),
  ])
  const metas = new Map([...(known ?? []), ...online].map((meta) => [meta.name, meta]))
  metas.delete(name)
  return { provides: provides ?? {}, others: [...metas.values()] }
}
