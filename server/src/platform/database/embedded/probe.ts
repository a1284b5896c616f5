import { Client } from 'pg'

/** Marks our own connections, so that the last of several processes on one database knows it is the last. */
export const APPLICATION_NAME = 'saidian'

/** Runs `work` on one short connection that counts as nobody's. */
export async function probe<T>(
  url: string,
  work: (client: Client) => Promise<T>,
  timeoutMs = 2_000,
): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: `${APPLICATION_NAME}-probe`,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

export function answers(url: string): Promise<boolean> {
  return probe(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  )
}

/** Connections of this product to any database of the cluster. */
export async function countUsers(url: string): Promise<number> {
  const { rows } = await probe(url, (client) =>
    client.query<{ count: string }>('select count(*) from pg_stat_activity where application_name = $1', [
      APPLICATION_NAME,
    ]),
  )
  return Number(rows[0]?.count ?? 0)
}

export async function createDatabaseOnce(url: string, name: string): Promise<void> {
  await probe(
    url,
    async (client) => {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
      if (!rowCount) await client.query(`create database ${client.escapeIdentifier(name)}`)
    },
    30_000,
  )
}
