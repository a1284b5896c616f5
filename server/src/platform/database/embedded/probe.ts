import { Client } from 'pg'

/** Runs `work` on a short connection of its own, outside every pool. */
async function probe<T>(
  url: string,
  work: (client: Client) => Promise<T>,
  timeoutMs = 2_000,
): Promise<T> {
  const client = new Client({
    connectionString: url,
    application_name: 'saidian-probe',
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
