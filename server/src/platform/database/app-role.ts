import { createHmac } from 'node:crypto'
import { Client } from 'pg'
import type { Logger } from '../log'

const ROLE = 'saidian_app'
/** Any fixed number: processes that start at once grant one after the other. */
const LOCK = 7_305_200
/** The role may only insert into these tables. */
const GROWING_TABLES = [
  'security_log',
  'remote_audit',
  'moderation_acts',
  'prediction_records',
  'prediction_heads',
]

/**
 * Creates the role of the server: it reads and writes rows, creates no tables and is no superuser.
 * Also grants it the tables of an older database, so it runs after every migration. Returns the URL
 * of the role.
 * @param adminUrl of the owner of the embedded database
 */
export async function openAppRole(adminUrl: string): Promise<string> {
  const url = new URL(adminUrl)
  // Derived from the owner's password, so that no second secret is stored.
  const password = createHmac('sha256', url.password).update(ROLE).digest('hex')
  await withClient(adminUrl, async (client) => {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [ROLE])
    if (!rowCount) await client.query(`create role ${ROLE}`)
    const limits = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
    await client.query(`alter role ${ROLE} ${limits} password ${client.escapeLiteral(password)}`)
    await client.query(`
      grant usage on schema public to ${ROLE};
      grant select, insert, update, delete on all tables in schema public to ${ROLE};
      grant usage, select on all sequences in schema public to ${ROLE};
      revoke insert, update, delete on schema_migrations from ${ROLE};
      revoke update, delete on ${GROWING_TABLES.join(', ')} from ${ROLE}`)
    await client.query('commit')
  })
  url.username = ROLE
  url.password = password
  return url.href
}

/** Whether the role of a URL is a superuser of its cluster. */
export function isSuperuser(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ rolsuper: boolean }>(
      'select rolsuper from pg_roles where rolname = current_user',
    )
    return rows[0]?.rolsuper === true
  })
}

/** Throws in production, and warns elsewhere, when the role of `DATABASE_URL` is a superuser. */
export async function checkRole(url: string, isProduction: boolean, log: Logger): Promise<void> {
  if (!(await isSuperuser(url))) return
  const fault = 'the role of DATABASE_URL is a superuser; give the product a role of its own'
  if (isProduction) throw new Error(fault)
  log.warn(fault)
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
