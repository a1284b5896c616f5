import { sql } from 'kysely'
import { createEmptyDatabase } from '../../testing'
import { createScratchDir } from '../../testing/scratch-dir'
import { createLog } from '../log'
import { checkRole, isSuperuser, openAppRole } from './app-role'
import { destroyCluster } from './embedded/destroy'
import { migrateUp } from './migrate'
import { connect, type Database, openDatabase } from './open-database'

const log = createLog('silent')

test('the role of the server on an embedded database only reads and writes rows', async () => {
  const scratch = await createScratchDir()
  const open = () => openDatabase({ varDir: scratch.dir, isProduction: true }, log)
  let database: Database = await open()
  try {
    const { rows } = await sql<{ name: string; is_super: boolean }>`
      select current_user as name, rolsuper as is_super from pg_roles
      where rolname = current_user`.execute(database.db)
    expect(rows).toEqual([{ name: 'saidian_app', is_super: false }])
    for (const statement of [
      'create table mine (id integer)',
      `insert into schema_migrations (number, name, checksum) values (99, 'x', 'x')`,
      'delete from security_log',
      'update remote_audit set actor = actor',
      'alter table security_log disable trigger all',
      `copy (select 1) to program 'true'`,
    ])
      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(
        /permission denied|must be owner/,
      )
    await database.close()
    // First a data directory from before the role, then one that has it already.
    database = await open()
    await expect(sql`select 1 from remote_audit`.execute(database.db)).resolves.toBeDefined()
  } finally {
    await database.close()
    await destroyCluster(`${scratch.dir}/postgres`)
    await scratch.remove()
  }
})

test('an embedded database gets the role, a given one is checked for it', async () => {
  const { url, drop } = await createEmptyDatabase()
  await migrateUp(url, log)
  const own = await openAppRole(url)
  expect(await isSuperuser(own)).toBe(false)
  expect(await openAppRole(url)).toBe(own)
  await expect(checkRole(own, true, log)).resolves.toBeUndefined()
  await expect(checkRole(url, true, log)).rejects.toThrow('is a superuser')
  await expect(checkRole(url, false, log)).resolves.toBeUndefined()
  const db = connect(own, log, { max: 1 })
  await expect(sql`select 1 from security_log`.execute(db)).resolves.toBeDefined()
  await db.destroy()
  await drop()
})
