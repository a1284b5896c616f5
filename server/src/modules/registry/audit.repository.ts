import type { AuditEntry } from '@saidian/shared/contracts/registry'
import type { Kysely } from 'kysely'
import type { RegistryTables } from './registry.tables'

export type Change = Omit<AuditEntry, 'id' | 'at' | 'note' | 'commit'> & { note?: string }

/** Rows of the audit log, which only grows. */
export function auditRepository(tables: Kysely<RegistryTables>) {
  return {
    record: async (change: Change, at: Date): Promise<void> => {
      await tables
        .insertInto('remote_audit')
        .values({ ...change, at })
        .execute()
    },

    /** Newest first. */
    audit: async (filter: { name?: string; limit: number }): Promise<AuditEntry[]> => {
      let query = tables
        .selectFrom('remote_audit as audit')
        .leftJoin('remote_versions as versions', (join) =>
          join
            .onRef('versions.name', '=', 'audit.name')
            .onRef('versions.version', '=', 'audit.version'),
        )
        .selectAll('audit')
        .select('versions.document')
        .orderBy('audit.id', 'desc')
        .limit(filter.limit)
      if (filter.name !== undefined) query = query.where('audit.name', '=', filter.name)
      const rows = await query.execute()
      return rows.map(({ at, percentage, document, ...row }) => ({
        ...row,
        at: at.toISOString(),
        percentage: percentage === null ? null : Number(percentage),
        commit: document?.commit ?? null,
      }))
    },

    /**
     * Id of the last change; grows with every change, so processes can check whether their copy is
     * current.
     */
    lastChange: async (): Promise<number> => {
      const row = await tables
        .selectFrom('remote_audit')
        .select((build) => build.fn.max('id').as('id'))
        .executeTakeFirst()
      return row?.id ?? 0
    },
  }
}
