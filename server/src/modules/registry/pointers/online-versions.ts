import type { RegistryQueries } from '../registry.repository'
import type { Signer } from '../signing/signer'
import type { VersionDocument } from '../versions/document.rules'
import type { Pointers } from './pointers.rules'

/** Versions that visitors get while nothing fails: of the pin, the canary and stable. */
export function onlineNames({ pin, canary, stable }: Pointers): string[] {
  return [...new Set([pin, canary?.version, stable])].flatMap((version) => version ?? [])
}

/** The versions that channels and pins of all remotes point to, as of this transaction. */
export async function onlineVersions(
  inside: RegistryQueries,
  signer: Signer,
): Promise<VersionDocument[]> {
  const pointers = await inside.pointers()
  const wanted = [...pointers].flatMap(([name, each]) =>
    onlineNames(each).map((version) => ({ name, version })),
  )
  const rows = await inside.named(wanted)
  // Pages are served no others either.
  return rows
    .filter(({ document, signature }) => signer.isSigned(document, signature))
    .map(({ document }) => document)
}
