import type { FootballList } from '@saidian/shared/contracts'
import { addHistory, type BodyOf, login, putFollows, sendCode } from '@saidian/shared/contracts'
import type { Product } from '../product'

const PHONE = '13800138000'

/** A member with coins, follows and a history, as pictures need one; the server must run with SMS_DEV. */
export async function makeMember({ url, internalUrl }: Product): Promise<{ token: string }> {
  const sent = await post<{ code: string }>(url + sendCode.path, { phone: PHONE, purpose: 'login' })
  const { token } = await post<{ token: string }>(url + login.path, {
    way: 'code',
    phone: PHONE,
    code: sent.code,
    agreed: true,
  })
  const list = await fetch(`${url}/live/football/v1_1/live?platform=4`)
  const { matches, teams } = ((await list.json()) as { data: FootballList }).data
  const names = new Map(teams.map(({ id, shortZh }) => [id, shortZh]))
  const pages = matches.slice(0, 6).map((match, place) => ({
    kind: 'match' as const,
    id: String(match.id),
    title: `${names.get(match.home)} - ${names.get(match.away)}`,
    at: Date.now() - place * 20 * 3_600_000,
    kickoffAt: match.kickoffAt,
  }))
  const follows: BodyOf<typeof putFollows> = { marks: pages.map((page) => ({ ...page, isOn: true })) }
  await post(url + putFollows.path, follows, token)
  const visits = pages.map(({ kickoffAt: _, ...visit }) => visit)
  await post(url + addHistory.path, { visits }, token)
  const expiresAt = Math.floor(Date.now() / 1000) + 86_400
  const { codes } = await post<{ codes: string[] }>(`${internalUrl}/wallet/gift-codes`, {
    coins: 88,
    count: 1,
    expiresAt,
  })
  await post(`${url}/user/wallet/redeem`, { requestKey: 'pictures-0123456789', code: codes[0] }, token)
  return { token }
}

async function post<Data>(address: string, body: unknown, token = ''): Promise<Data> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { accessToken: token }) },
    body: JSON.stringify(body),
  })
  const { code, data, message } = (await reply.json()) as { code: number; data: Data; message: string }
  if (code !== 200) throw new Error(`${address}: ${message}`)
  return data
}
