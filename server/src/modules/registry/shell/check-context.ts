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
  const metas = online.map(({ meta }) => meta)
  return {
    provides: provides ?? {},
    ...describeOthers(name, known ?? [], metas),
    placed: placedVersions(online),
  }
}

/** The versions that say which values their places give and their widgets take. */
function placedVersions(
  documents: readonly Pick<VersionDocument, 'name' | 'values'>[],
): PlacedVersion[] {
  return documents.flatMap(({ name, values }) => (values ? [{ name, values }] : []))
}

/**
 * The part of a check context that descriptions of remotes give. All that are online count; a known
 * one counts until a version of its remote is online.
 */
export function describeOthers(
  name: string,
  known: readonly RemoteMeta[],
  online: readonly RemoteMeta[] = [],
): Omit<CheckContext, 'provides' | 'placed'> {
  const isOnline = new Set(online.map((meta) => meta.name))
  const metas = [...known.filter((meta) => !isOnline.has(meta.name)), ...online]
  const current = metas.findLast((meta) => meta.name === name)
  // A place is known before the version that has it is stable: remotes are published together.
  const places = Object.assign({}, ...[...known, ...online].map((meta) => meta.places))
  const others = metas.filter((meta) => meta.name !== name)
  return { others, ...(current && { current }), places }
}
