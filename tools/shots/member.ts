import { login, sendCode } from '@saidian/shared/contracts/accounts'
import type { FootballList } from '@saidian/shared/contracts/football'
import type { BodyOf } from '@saidian/shared/contracts/http'
import { addHistory, putFollows, SPORT } from '@saidian/shared/contracts/personal'
import { makeGiftCodes } from '@saidian/shared/contracts/wallet'
import type { Product } from '../product'
import { readMachineToken } from '../staff'

const PHONE = '13800138000'

/** A member with coins, follows and a history for screenshots; the server must run with SMS_DEV. */
export async function makeMember({
  url,
  internalUrl,
  varDir,
}: Product): Promise<{ token: string }> {
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
    sport: SPORT.football,
    id: String(match.id),
    title: `${names.get(match.home)} - ${names.get(match.away)}`,
    at: Date.now() - place * 20 * 3_600_000,
    kickoffAt: match.kickoffAt,
  }))
  const follows: BodyOf<typeof putFollows> = {
    marks: pages.map((page) => ({ ...page, isOn: true })),
  }
  await post(url + putFollows.path, follows, { accessToken: token })
  const visits = pages.map(({ kickoffAt: _, ...visit }) => visit)
  await post(url + addHistory.path, { visits }, { accessToken: token })
  const expiresAt = Math.floor(Date.now() / 1000) + 86_400
  const staff = await readMachineToken(varDir)
  const order = { coins: 88, count: 1, expiresAt }
  const made = await post<{ codes: string[] }>(internalUrl + makeGiftCodes.path, order, {
    authorization: `Bearer ${staff}`,
  })
  await post(
    `${url}/user/wallet/redeem`,
    { requestKey: 'pictures-0123456789', code: made.codes[0] },
    { accessToken: token },
  )
  return { token }
}

async function post<Data>(
  address: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Data> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const { code, data, message } = (await reply.json()) as {
    code: number
    data: Data
    message: string
  }
  if (code !== 200) throw new Error(`${address}: ${message}`)
  return data
}
