import { getPasswordIv, login, sendCode } from '@saidian/shared/contracts/accounts'
import {
  type AccountsWorld,
  askWithWork,
  codeFor,
  encryptPassword,
  newPhone,
  openAccounts,
  registered,
  solved,
} from '../testing'

const PASSWORD = 'kuai-le-zu-qiu-7'
const TEN_MINUTES_MS = 600_000

/** Three processes on one database; the clocks of two are ten minutes off. */
let worlds: AccountsWorld[]
beforeAll(async () => {
  const world = await openAccounts()
  const [slow, fast] = [
    await openAccounts({ beside: world }),
    await openAccounts({ beside: world }),
  ]
  slow.clock.skew(-TEN_MINUTES_MS)
  fast.clock.skew(TEN_MINUTES_MS)
  worlds = [world, slow, fast]
})
afterAll(async () => {
  for (const world of [...worlds].reverse()) await world.close()
})

const at = (n: number): AccountsWorld => {
  const world = worlds[n % worlds.length]
  if (!world) throw new Error('no such process')
  return world
}

test('100 simultaneous calls with 240 free tries all pass, whatever the clocks', async () => {
  const address = '198.51.100.7'
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => at(n).ask(getPasswordIv, { address })),
  )
  expect(answers.filter(({ code }) => code !== 200)).toEqual([])
})

test('of 300 simultaneous calls with 240 free tries 240 pass', async () => {
  const address = '198.51.100.8'
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, n) => at(n).ask(getPasswordIv, { address })),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(240)
})

test('a challenge of one process is solved for another, whatever the clocks', async () => {
  const address = '198.51.100.9'
  const sent = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      askWithWork(at(n), sendCode, { body: { phone: newPhone(), purpose: 'login' }, address }),
    ),
  )
  expect(sent.filter(({ code }) => code !== 200)).toEqual([])
  const ask = { body: { phone: newPhone(), purpose: 'login' }, address }
  const { challenge } = await at(1).ask(sendCode, ask)
  if (!challenge) throw new Error('no challenge')
  const body = { ...ask.body, work: await solved(challenge) }
  expect((await at(2).ask(sendCode, { ...ask, body })).code).toBe(200)
})

test.each([
  [0, 1],
  [1, 2],
  [2, 0],
])('a code and a vector of process %d are valid at process %d', async (from, to) => {
  const { phone } = await registered(at(from), PASSWORD)
  const { data: iv } = await at(from).ask(getPasswordIv)
  const byPassword = { way: 'password', account: phone, ...encryptPassword(PASSWORD, iv as string) }
  expect((await at(to).ask(login, { body: byPassword })).code).toBe(200)
  const other = newPhone()
  const byCode = {
    way: 'code',
    phone: other,
    code: await codeFor(at(from), other, 'login'),
    agreed: true,
  }
  expect((await at(to).ask(login, { body: byCode })).code).toBe(200)
})

test('a limit reached at one process is reached at the others', async () => {
  const phone = newPhone()
  await codeFor(at(2), phone, 'login')
  for (const n of [0, 1, 2]) {
    const answer = await at(n).ask(sendCode, { body: { phone, purpose: 'login' } })
    expect(answer.reason).toBe('account.code_too_soon')
    expect(answer.retryAfterMs).toBeGreaterThan(30_000)
    expect(answer.retryAfterMs).toBeLessThanOrEqual(60_000)
  }
})
