import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { RemoteMeta } from '@saidian/shared/contracts/registry'
import Type, { type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import type { CheckContext } from './check'

const Provides = Type.Record(Type.String(), Type.String())
const KnownRemotes = Type.Array(RemoteMeta)

/**
 * What a candidate is checked against: modules of the built shell in `shellDir`, and
 * descriptions of the other remotes. Published remotes (`online`) override those the shell was built with. Nothing is
 * provided while the shell is not built.
 */
export async function readCheckContext(
  name: string,
  shellDir: string,
  online: readonly RemoteMeta[],
): Promise<CheckContext> {
  const [provides, known] = await Promise.all([
    readValid(path.join(shellDir, 'provides.json'), Provides, {}),
    readValid(path.join(shellDir, 'known-remotes.json'), KnownRemotes, []),
  ])
  const metas = new Map([...known, ...online].map((meta) => [meta.name, meta]))
  metas.delete(name)
  return { provides, others: [...metas.values()] }
}

async function readValid<T extends TSchema, V>(file: string, schema: T, absent: V) {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? absent : Value.Parse(schema, JSON.parse(text))
}
