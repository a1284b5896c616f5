import {
  addPasskey,
  createPasskeyOptions,
  exportAccount,
  getPasskeys,
  login,
  loginPasskeyOptions,
  type Passkey,
  proveByPasskey,
  removePasskey,
  type StepUp,
  stepUpPasskeyOptions,
} from '@saidian/shared/contracts/accounts'
import type { Endpoint } from '@saidian/shared/contracts/http'
import {
  type AccountsWorld,
  openAccounts,
  proofFor,
  registered,
  SoftAuthenticator,
} from '../testing'

const PASSWORD = 'kuai-le-zu-qiu-7'
/** Where `inject` calls the server. */
const SITE = { origin: 'http://localhost', rpId: 'localhost' }

let world: AccountsWorld
beforeAll(async () => {
  world = await openAccounts()
})
afterAll(() => world.close())

type Options = { challenge: string; rp?: { id: string }; rpId?: string; userVerification?: string }

async function optionsOf(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  token?: string,
  body?: unknown,
) {
  const answer = await world.ask(endpoint, { token, body })
  if (!answer.data) throw new Error(`no options: ${JSON.stringify(answer)}`)
  return answer.data as Options
}

/** A member with a passkey. */
async function member() {
  const { phone, token } = await registered(world, PASSWORD)
  const key = new SoftAuthenticator()
  const proof = await proofFor(world, token, 'passkeys')
  const { challenge } = await optionsOf(createPasskeyOptions, token, { proof })
  const body = { name: '我的手机', answer: key.register({ ...SITE, challenge }), proof }
  const { data } = await world.ask(addPasskey, { token, body })
  expect(data).toMatchObject({ id: key.id, name: '我的手机', usedAt: null })
  return { phone, token, key, proof }
}

async function loginChallenge(): Promise<string> {
  return (await optionsOf(loginPasskeyOptions)).challenge
}
const logIn = (answer: unknown) => world.ask(login, { body: { way: 'passkey', answer } })

test('a member adds, lists, uses and removes a passkey', async () => {
  const { token, key, proof } = await member()
  const listed = async () => (await world.ask(getPasskeys, { token })).data as Passkey[]
  expect(await listed()).toMatchObject([{ id: key.id, usedAt: null }])
  const first = await logIn(key.sign({ ...SITE, challenge: await loginChallenge() }))
  expect(first).toMatchObject({ code: 200, data: { isNew: false } })
  expect((await listed())[0]?.usedAt).toEqual(expect.any(Number))
  expect((await world.ask(removePasskey, { token, body: { id: key.id, proof } })).code).toBe(200)
  expect(await listed()).toEqual([])
  const late = await logIn(key.sign({ ...SITE, challenge: await loginChallenge() }))
  expect(late.reason).toBe('account.wrong_passkey')
})

test('adding and removing need a proof, and no member removes the passkey of another', async () => {
  const { token, key } = await member()
  const needed = 'account.step_up_needed'
  expect((await world.ask(createPasskeyOptions, { token, body: {} })).reason).toBe(needed)
  expect((await world.ask(removePasskey, { token, body: { id: key.id } })).reason).toBe(needed)
  const other = await member()
  const body = { id: key.id, proof: other.proof }
  expect((await world.ask(removePasskey, { token: other.token, body })).reason).toBe(
    'account.no_such_passkey',
  )
})

test('a passkey proves one act of its member without a code', async () => {
  const { token, key } = await member()
  const other = await member()
  const asked = async (act: string) => ({
    ...SITE,
    challenge: (await optionsOf(stepUpPasskeyOptions, token, { act })).challenge,
  })
  const prove = (act: string, answer: unknown, by = token) =>
    world.ask(proveByPasskey, { token: by, body: { act, answer } })
  expect((await prove('leave', key.sign(await asked('export')))).reason).toBe(
    'account.wrong_passkey',
  )
  expect((await prove('export', other.key.sign(await asked('export')))).reason).toBe(
    'account.wrong_passkey',
  )
  expect((await prove('export', key.sign(await asked('export')), other.token)).reason).toBe(
    'account.wrong_passkey',
  )
  const proven = await prove('export', key.sign(await asked('export')))
  const { proof } = proven.data as StepUp
  expect((await world.ask(exportAccount, { token, body: { proof } })).code).toBe(200)
})

test('a challenge is valid once, for three minutes and for its purpose', async () => {
  const { key, token } = await member()
  const answer = key.sign({ ...SITE, challenge: await loginChallenge() })
  const answers = await Promise.all([1, 2, 3].map(() => logIn(answer)))
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  const late = await loginChallenge()
  await world.clock.advance(181_000)
  expect((await logIn(key.sign({ ...SITE, challenge: late }))).reason).toBe('account.wrong_passkey')
  const { challenge } = await optionsOf(stepUpPasskeyOptions, token, { act: 'export' })
  expect((await logIn(key.sign({ ...SITE, challenge }))).reason).toBe('account.wrong_passkey')
})

test.each([
  ['of another origin', { origin: 'https://evil.example', rpId: 'localhost' }, {}],
  ['of another relying party', { origin: 'http://localhost', rpId: 'evil.example' }, {}],
  ['without user verification', SITE, { isUnverified: true }],
  ['of a copied key, whose counter fell back', SITE, { counter: 1 }],
])('an answer %s is rejected', async (_, site, deviation) => {
  const { key } = await member()
  expect((await logIn(key.sign({ ...SITE, challenge: await loginChallenge() }))).code).toBe(200)
  const answer = key.sign({ ...site, challenge: await loginChallenge() }, deviation)
  expect((await logIn(answer)).reason).toBe('account.wrong_passkey')
})

test('a forged signature and an unknown key get the same answer', async () => {
  const { key } = await member()
  const stranger = new SoftAuthenticator()
  const signed = stranger.sign({ ...SITE, challenge: await loginChallenge() })
  const forged = {
    ...stranger.sign({ ...SITE, challenge: await loginChallenge() }),
    id: key.id,
    rawId: key.id,
  }
  for (const answer of [signed, forged])
    expect(await logIn(answer)).toMatchObject({
      code: 400,
      reason: 'account.wrong_passkey',
      data: null,
    })
})

test('options name this site and user verification, and no member to a visitor', async () => {
  const options = await optionsOf(loginPasskeyOptions)
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  expect((options as { allowCredentials?: unknown[] }).allowCredentials ?? []).toEqual([])
})

test('a registration without user verification or by another session is rejected', async () => {
  const { token } = await registered(world, PASSWORD)
  const proof = await proofFor(world, token, 'passkeys')
  const add = (answer: unknown) =>
    world.ask(addPasskey, { token, body: { name: 'x', answer, proof } })
  const asked = async () => ({
    ...SITE,
    challenge: (await optionsOf(createPasskeyOptions, token, { proof })).challenge,
  })
  const unverified = new SoftAuthenticator().register(await asked(), { isUnverified: true })
  expect((await add(unverified)).reason).toBe('account.wrong_passkey')
  const elsewhere = new SoftAuthenticator().register({ ...SITE, challenge: await loginChallenge() })
  expect((await add(elsewhere)).reason).toBe('account.wrong_passkey')
})
