import type { Kysely } from 'kysely'
import type { RegistryTables } from '../registry.tables'
import type { VersionDocument } from './document.rules'

export type StoredVersion = {
  document: VersionDocument
  digest: string
  signature: string
  /** Reason why it is never served again. */
  withdrawn: string | null
}

const COLUMNS = ['document', 'digest', 'signature', 'withdrawn'] as const

/** Rows of published versions. */
export function versionRepository(tables: Kysely<RegistryTables>) {
  return { ...versionReads(tables), ...versionWrites(tables) }
}

function versionReads(tables: Kysely<RegistryTables>) {
  return {
    version: async (name: string, version: string): Promise<StoredVersion | null> => {
      const row = await tables
        .selectFrom('remote_versions')
        .select(COLUMNS)
        .where('name', '=', name)
        .where('version', '=', version)
        .executeTakeFirst()
      return row ?? null
    },

    /** Those of the named versions that exist. */
    named: async (
      wanted: readonly { name: string; version: string }[],
    ): Promise<StoredVersion[]> => {
      if (wanted.length === 0) return []
      return tables
        .selectFrom('remote_versions')
        .select(COLUMNS)
        .where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('name', 'version'),
            'in',
            wanted.map(({ name, version }) => tuple(name, version)),
          ),
        )
        .execute()
    },

    /** Newest first. */
    versions: (name: string): Promise<StoredVersion[]> =>
      tables
        .selectFrom('remote_versions')
        .select(COLUMNS)
        .where('name', '=', name)
        .orderBy('published_at', 'desc')
        .orderBy('version', 'desc')
        .execute(),

    names: async (): Promise<string[]> => {
      const rows = await tables
        .selectFrom('remote_versions')
        .select('name')
        .distinct()
        .orderBy('name')
        .execute()
      return rows.map(({ name }) => name)
    },
  }
}

function versionWrites(tables: Kysely<RegistryTables>) {
  return {
    save: async ({
      document,
      digest,
      signature,
    }: Omit<StoredVersion, 'withdrawn'>): Promise<void> => {
      const { name, version, publisher, publishedAt } = document
      const row = {
        name,
        version,
        digest,
        document: JSON.stringify(document),
        signature,
        publisher,
      }
      await tables
        .insertInto('remote_versions')
        .values({ ...row, published_at: new Date(publishedAt) })
        .execute()
    },

    withdraw: async (name: string, version: string, reason: string): Promise<void> => {
      await tables
        .updateTable('remote_versions')
        .set({ withdrawn: reason })
        .where('name', '=', name)
        .where('version', '=', version)
        .execute()
    },

    updateSignature: async (name: string, version: string, signature: string): Promise<void> => {
      await tables
        .updateTable('remote_versions')
        .set({ signature })
        .where('name', '=', name)
        .where('version', '=', version)
        .execute()
    },
  }
}
