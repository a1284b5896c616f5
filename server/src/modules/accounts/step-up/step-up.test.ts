import {
  cancelAccount,
  changePassword,
  exportAccount,
  login,
  proveStepUp,
  revokeDevice,
  type StepUp,
  type StepUpAct,
  sendStepUpCode,
} from '@saidian/shared/contracts/accounts'
import {
  type AccountsWorld,
  askWithWork,
  codeFor,
  encryptPassword,
  loggedIn,
  newPhone,
  openAccounts,
  proofFor,
  registered,
} from '../testing'

const PASSWORD = 'kuai-le-zu-qiu-7'

let world: AccountsWorld
beforeAll(async () => {
  world = await openAccounts()
})
afterAll(() => world.close())

/** A member who has no password. */
async function byCode(phone = newPhone()): Promise<string> {
  const code = await codeFor(world, phone, 'login')
  const { data } = await world.ask(login, { body: { way: 'code', phone, code, agreed: true } })
  return (data as { token: string }).token
}

type Act = (token: string, proof?: string) => ReturnType<AccountsWorld['ask']>
const ACTS: [StepUpAct, Act][] = [
  [
    'password',
    (token, proof) =>
      world.ask(changePassword, { token, body: { next: encryptPassword(PASSWORD), proof } }),
  ],
  ['export', (token, proof) => world.ask(exportAccount, { token, body: { proof } })],
  ['devices', (token, proof) => world.ask(revokeDevice, { token, body: { proof } })],
  ['leave', (token, proof) => world.ask(cancelAccount, { token, body: { proof } })],
]

describe.each(ACTS)('%s', (name, act) => {
  test('is rejected with a token alone and with the proof for another act or session', async () => {
    const phone = newPhone()
    const token = await byCode(phone)
    const other: StepUpAct = name === 'export' ? 'leave' : 'export'
    await world.clock.advance(60_000)
    const elsewhere = await byCode(phone)
    const proofs = [
      undefined,
      'A'.repeat(43),
      await proofFor(world, token, other),
      await proofFor(world, elsewhere, name),
    ]
    for (const proof of proofs)
      expect((await act(token, proof)).reason).toBe('account.step_up_needed')
  })

  test('is allowed by its proof, for five minutes', async () => {
    const token = await byCode()
    const late = await proofFor(world, token, name)
    await world.clock.advance(301_000)
    expect((await act(token, late)).reason).toBe('account.step_up_needed')
    expect((await act(token, await proofFor(world, token, name))).code).toBe(200)
  })
})

test.each(ACTS.filter(([name]) => name === 'export' || name === 'leave'))(
  'one proof allows one %s, also of two at once',
  async (name, act) => {
    const token = await byCode()
    const proof = await proofFor(world, token, name)
    const codes = (await Promise.all([act(token, proof), act(token, proof)])).map(
      ({ code }) => code,
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect((await act(token, proof)).reason).toBe('account.step_up_needed')
  },
)

test('the code goes to the phone of the account and is valid once, for one act', async () => {
  const phone = newPhone()
  const token = await byCode(phone)
  await world.clock.advance(60_000)
  const { data } = await askWithWork(world, sendStepUpCode, { token, body: { act: 'export' } })
  const { code, phone: masked } = data as { code: string; phone: string }
  expect(masked).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`)
  const prove = (act: StepUpAct) => world.ask(proveStepUp, { token, body: { act, code } })
  expect((await prove('leave')).reason).toBe('account.wrong_code')
  const proven = await prove('export')
  expect((proven.data as StepUp).proof).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect((await prove('export')).reason).toBe('account.wrong_code')
})

test('a login code proves nothing', async () => {
  const phone = newPhone()
  const token = await byCode(phone)
  await world.clock.advance(60_000)
  const code = await codeFor(world, phone, 'login')
  const answer = await world.ask(proveStepUp, { token, body: { act: 'export', code } })
  expect(answer.reason).toBe('account.wrong_code')
})

test('a login notifies the devices of the member, a registration does not', async () => {
  const { phone, token } = await registered(world, PASSWORD)
  const user = await world.accounts.authenticate(token)
  expect(world.newLogins).not.toContain(user?.id)
  await loggedIn(world, phone, 'not the password')
  expect(world.newLogins).not.toContain(user?.id)
  await loggedIn(world, phone, PASSWORD)
  expect(world.newLogins).toContain(user?.id)
})
