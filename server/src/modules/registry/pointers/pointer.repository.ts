import type { Kysely } from 'kysely'
import type { RegistryTables } from '../registry.tables'
import type { Pointers } from './pointers.rules'

/** Pointers of a remote that was published and never promoted. */
export const NO_POINTERS: Pointers = { stable: null, history: [], canary: null, pin: null }

/** Rows of channels and pins. */
export function pointerRepository(tables: Kysely<RegistryTables>) {
  return { ...signedPointers(tables), ...channels(tables), ...pins(tables) }
}

function signedPointers(tables: Kysely<RegistryTables>) {
  return {
    /** Pointers of every remote, by name. */
    pointers: async (): Promise<Map<string, Pointers>> => {
      const [channelRows, pinRows] = await Promise.all([
        tables
          .selectFrom('remote_channels')
          .select(['name', 'channel', 'version', 'percentage', 'history'])
          .execute(),
        tables.selectFrom('remote_pins').select(['name', 'version']).execute(),
      ])
      const all = new Map<string, Pointers>()
      for (const { name, channel, version, percentage, history } of channelRows) {
        const current = all.get(name) ?? NO_POINTERS
        const canary = { version, percentage: Number(percentage) }
        all.set(
          name,
          channel === 'stable' ? { ...current, stable: version, history } : { ...current, canary },
        )
      }
      for (const { name, version } of pinRows)
        all.set(name, { ...(all.get(name) ?? NO_POINTERS), pin: version })
      return all
    },

    /** Counter and signature of the pointers, by name of the remote. */
    signatures: async (): Promise<Map<string, { counter: number; signature: string }>> => {
      const rows = await tables.selectFrom('remote_pointer_signatures').selectAll().execute()
      return new Map(rows.map(({ name, ...signed }) => [name, signed]))
    },

    saveSignature: async (
      name: string,
      signed: { counter: number; signature: string },
    ): Promise<void> => {
      await tables
        .insertInto('remote_pointer_signatures')
        .values({ name, ...signed })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(signed))
        .execute()
    },
  }
}

function channels(tables: Kysely<RegistryTables>) {
  return {
    setChannel: async (
      name: string,
      channel: 'stable' | 'canary',
      to: { version: string; percentage: number; history: readonly string[] },
      at: Date,
    ): Promise<void> => {
      const row = { ...to, changed_at: at }
      await tables
        .insertInto('remote_channels')
        .values({ name, channel, ...row })
        .onConflict((conflict) => conflict.columns(['name', 'channel']).doUpdateSet(row))
        .execute()
    },

    endChannel: async (name: string, channel: 'stable' | 'canary'): Promise<void> => {
      await tables
        .deleteFrom('remote_channels')
        .where('name', '=', name)
        .where('channel', '=', channel)
        .execute()
    },
  }
}

function pins(tables: Kysely<RegistryTables>) {
  return {
    pin: async (name: string, version: string, at: Date): Promise<void> => {
      await tables
        .insertInto('remote_pins')
        .values({ name, version, pinned_at: at })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ version, pinned_at: at }))
        .execute()
    },

    unpin: async (name: string): Promise<void> => {
      await tables.deleteFrom('remote_pins').where('name', '=', name).execute()
    },
  }
}
