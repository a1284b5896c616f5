import { mkdtempSync, rmSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Db, openDatabase } from '../../../server/src/platform/database'
import { createLog } from '../../../server/src/platform/log'
import { makeMember } from '../../../server/src/testing/make-member'
import { startProduct } from '../../product'

const AT_ONCE = 8

export type NewsServer = {
  url: string
  internalUrl: string
  db: Db
  varDir: string
  databaseUrl: string
}

/** A real server with an empty database of its own, without a feed, for the time of `work`. */
export async function withNewsServer<Result>(
  work: (server: NewsServer) => Promise<Result>,
): Promise<Result> {
  const varDir = mkdtempSync(join(tmpdir(), 'saidian-bench-news-'))
  // The embedded database runs as another user when the benchmark runs as root.
  await chmod(varDir, 0o755)
  const env = { LOG_LEVEL: 'warn' }
  const product = await startProduct({ varDir, feed: 'none', publish: false, env })
  const database = await openDatabase({ varDir }, createLog('silent'))
  try {
    const { url, internalUrl } = product
    return await work({ url, internalUrl, db: database.db, varDir, databaseUrl: database.url })
  } finally {
    await database.close()
    await product.stop()
    rmSync(varDir, { recursive: true, force: true })
  }
}

/** Tokens of new members with profiles. */
export async function makeMembers(db: Db, count: number): Promise<{ id: string; token: string }[]> {
  const members: { id: string; token: string }[] = []
  const join = async () => {
    const { id, token } = await makeMember(db)
    // No limit for new accounts is part of what is measured.
    await sql`UPDATE accounts SET created_at = now() - interval '90 days'
      WHERE id = ${id}`.execute(db)
    await sql`INSERT INTO profiles (account_id, nickname, nickname_skeleton)
      VALUES (${id}, ${`球友${id}`}, ${id})`.execute(db)
    return { id, token }
  }
  while (members.length < count)
    members.push(...(await Promise.all(Array.from({ length: AT_ONCE }, join))))
  return members.slice(0, count)
}

export type Answer<Data> = { code: number; data: Data; retryAfterMs?: number; reason?: string }

/** Calls the API as a page does. */
export async function post<Data>(
  address: string,
  body: unknown,
  token?: string,
): Promise<Answer<Data>> {
  const headers = { 'content-type': 'application/json', ...(token && { accesstoken: token }) }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as Answer<Data>
}
