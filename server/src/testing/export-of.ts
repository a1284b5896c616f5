import { sql } from 'kysely'
import { type Answered, callRoute, type Route, routeNamed } from './every-route'
import type { Login } from './log-in'
import type { WholeApp } from './whole-app'

/** What a member downloads as their data, with the proof that it asks for. */
export async function exportOf(
  whole: WholeApp,
  routes: readonly Route[],
  { token }: Login,
): Promise<Answered> {
  const post = (path: string, body: object) =>
    callRoute(whole, routeNamed(routes, `post ${path}`), { token, body })
  // The call counts its own tries.
  await sql`DELETE FROM rate_limits`.execute(whole.db)
  const { data: sent } = await post('/user/step-up/code', { act: 'export' })
  const { code } = sent as { code: string }
  const { data: proven } = await post('/user/step-up/prove', { act: 'export', code })
  const { proof } = proven as { proof: string }
  return post('/user/export', { proof })
}
