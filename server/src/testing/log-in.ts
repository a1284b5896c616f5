import { sql } from 'kysely'
import { callRoute, type Route, routeNamed } from './every-route'
import type { WholeApp } from './whole-app'

export type Login = { id: string; token: string; phone: string; sessionId: string }

let phones = 13_900_000_000

/** A new member of the whole product, logged in by a code; needs `SMS_DEV`. */
export async function becomeMember(whole: WholeApp, routes: readonly Route[]): Promise<Login> {
  // Each in a block of numbers of its own: ten codes an hour go to one without work.
  phones += 10_001
  const phone = String(phones)
  const sent = await callRoute(whole, routeNamed(routes, 'post /inform/send/code'), {
    body: { phone, purpose: 'login' },
  })
  const { code } = sent.data as { code: string }
  const body = { way: 'code', phone, code, agreed: true }
  const answered = await callRoute(whole, routeNamed(routes, 'post /user/login'), { body })
  if (answered.data === null) throw new Error(`not logged in: ${answered.text}`)
  const { token } = answered.data as { token: string }
  // Read from the database: the server caches the user of a token for some seconds.
  const { rows } = await sql<{ id: string; sessionId: string }>`
    SELECT a.id::text, s.id::text AS "sessionId"
    FROM accounts a JOIN sessions s ON s.account_id = a.id
    WHERE a.phone = ${phone}`.execute(whole.db)
  if (!rows[0]) throw new Error('not logged in')
  return { ...rows[0], token, phone }
}
