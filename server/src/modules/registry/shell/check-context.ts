import path from 'node:path'
import { RemoteMeta } from '@saidian/shared/contracts/registry'
import Type from 'typebox'
import type { CheckContext, PlacedVersion } from '../check'
import type { VersionDocument } from '../versions/document.rules'
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
  online: readonly Pick<VersionDocument, 'name' | 'meta' | 'values'>[],
): Promise<CheckContext> {
  const [provides, known] = await Promise.all([
    readProvides(shellDir),
    readValid(path.join(shellDir, 'known-remotes.json'), KnownRemotes),
  ])
  const metas = [...(known ?? []), ...online.map(({ meta }) => meta)]
  return {
    provides: provides ?? {},
    ...describeOthers(name, metas),
    placed: placedVersions(online),
  }
}

/** The versions that say which values their places give and their widgets take. */
export function placedVersions(
  documents: readonly Pick<VersionDocument, 'name' | 'values'>[],
): PlacedVersion[] {
  return documents.flatMap(({ name, values }) => (values ? [{ name, values }] : []))
}

/** The part of a check context that descriptions of remotes give; later ones override earlier. */
export function describeOthers(
  name: string,
  all: readonly RemoteMeta[],
): Omit<CheckContext, 'provides' | 'placed'> {
  const metas = new Map(all.map((meta) => [meta.name, meta]))
  const current = metas.get(name)
  metas.delete(name)
  // A place is known before the version that has it is stable: remotes are published together.
  const places = Object.assign({}, ...all.map((meta) => meta.places))
  return { others: [...metas.values()], ...(current && { current }), places }
}
