import { type Follow, putFollows } from '@saidian/shared/contracts/personal'
import {
  changeNickname,
  getUserInfo,
  submitRealName,
  type UserInfo,
} from '@saidian/shared/contracts/profile'
import { call, makeMember, SMS_DEV } from '../fixtures/member'
import { expect, test } from '../fixtures/test'
import { FIFTY_THOUSAND_MARKS, XSS_CORPUS } from '../fixtures/xss'

test.use({ serverEnv: SMS_DEV })

const TEXTS = [...XSS_CORPUS, FIFTY_THOUSAND_MARKS]

type Rejection = { code: number; reason?: string }

async function post(address: string, token: string, body: unknown): Promise<Rejection> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accessToken: token },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Rejection
}

const NO_NICKNAME = [
  'profile.nickname_length',
  'profile.nickname_unfit',
  'request.invalid',
  'request.too_large',
]

test('the API rejects attack texts as nicknames', async ({ product }) => {
  const { token } = await makeMember(product.url)
  const before = await call<UserInfo>(product.url + getUserInfo.path, { token })
  for (const nickName of TEXTS) {
    const { code, reason } = await post(product.url + changeNickname.path, token, { nickName })
    expect(code, nickName.slice(0, 100)).toBe(400)
    expect(NO_NICKNAME).toContain(reason)
  }
  const after = await call<UserInfo>(product.url + getUserInfo.path, { token })
  expect(after.nickName).toBe(before.nickName)
})

/** Compatibility variants of letters (NFKC) form a valid name. */
const isName = (text: string) => /^(?:[a-z]+|\p{Unified_Ideograph}+)$/u.test(text.normalize('NFKC'))

test('the API rejects attack texts as real names', async ({ product }) => {
  // A member has ten tries a day.
  const texts = TEXTS.filter((text) => !isName(text))
  for (let place = 0; place < texts.length; place += 10) {
    const { token } = await makeMember(product.url)
    for (const name of texts.slice(place, place + 10)) {
      const body = { name, idNumber: '11010519491231002X' }
      const { code, reason } = await post(product.url + submitRealName.path, token, body)
      expect(code, name.slice(0, 100)).toBe(400)
      expect(['profile.bad_real_name', 'request.invalid', 'request.too_large']).toContain(reason)
    }
    const { isVerified } = await call<UserInfo>(product.url + getUserInfo.path, { token })
    expect(isVerified).toBe(false)
  }
})

test('the API returns a title as sent, without control characters', async ({ product }) => {
  const { token } = await makeMember(product.url)
  const titles = XSS_CORPUS.map((text) => text.slice(0, 120))
  const marks = titles.map((title, place) => ({
    kind: 'match',
    sport: 1,
    id: String(place + 1),
    isOn: true,
    at: Date.now(),
    title,
    kickoffAt: null,
  }))
  const stored = await call<Follow[]>(product.url + putFollows.path, { token, body: { marks } })
  const storedTitles = new Map(stored.map(({ id, title }) => [id, title]))
  for (const [place, title] of titles.entries()) {
    const plain = title.replace(/\p{Cc}+/gu, ' ').replace(/\p{Cs}/gu, '')
    expect(storedTitles.get(String(place + 1))).toBe(plain.trim())
  }
})
