import { createHash } from 'node:crypto'
import type { RemoteMeta, SourceCommit } from '@saidian/shared/contracts/registry'
import type { ImportedNames, PlaceValues } from '../check'

/** The stored and signed description of a version. */
export type VersionDocument = {
  name: string
  version: string
  contract: number
  /** Every file by path; `integrity` is `sha384-…` as in a script tag. */
  files: Record<string, { integrity: string; bytes: number }>
  meta: RemoteMeta
  /** Version ranges of what it takes from the page, by share key. */
  requires: Record<string, string>
  /** Names that it imports, by share key; absent in versions from before they were listed. */
  imports?: ImportedNames
  /** Values of its places and widgets; absent in versions from before there were places. */
  values?: PlaceValues
  /** Commit that it was built from, as the build says; absent outside git. */
  commit?: SourceCommit
  /** Release note. */
  note?: string
  publisher: string
  /** ISO 8601. */
  publishedAt: string
}

/** The canonical form of a signed value: JSON without spaces, keys in order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`)
  return `{${members.join(',')}}`
}

/** `sha384-…` of the bytes. */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

/**
 * Equal for two uploads of the same files under the same name and version; publisher and time do
 * not count.
 */
export function digestOf({
  name,
  version,
  files,
}: Pick<VersionDocument, 'name' | 'version' | 'files'>): string {
  return integrityOf(Buffer.from(canonical({ name, version, files })))
}
