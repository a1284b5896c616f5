import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { VersionDocument } from './versions/document.rules'

type Timestamp = ColumnType<Date, Date, Date>

/** Tables of migrations 0001, 0024 and 0031. */
export type RegistryTables = {
  remote_versions: {
    name: string
    version: string
    digest: string
    document: JSONColumnType<VersionDocument>
    signature: string
    publisher: string
    published_at: Timestamp
    /** Reason why it is never served again. */
    withdrawn: ColumnType<string | null, never, string>
  }
  remote_channels: {
    name: string
    channel: 'stable' | 'canary'
    version: string
    percentage: ColumnType<string, number, number>
    history: ColumnType<string[], readonly string[], readonly string[]>
    changed_at: Timestamp
  }
  remote_pins: { name: string; version: string; pinned_at: Timestamp }
  remote_pointer_signatures: { name: string; counter: number; signature: string }
  remote_audit: {
    id: Generated<number>
    at: Timestamp
    actor: string
    action: string
    name: string
    version: string | null
    before: string | null
    percentage: ColumnType<string | null, number | null, never>
    note: string | null
  }
}
