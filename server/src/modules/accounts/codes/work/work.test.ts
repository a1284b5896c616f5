import { login, sendCode, sendStepUpCode } from '@saidian/shared/contracts/accounts'
import type { WorkChallenge, WorkSolution } from '@saidian/shared/contracts/http'
import { sql } from 'kysely'
import { createSecrets } from '../../password/secrets'
import {
  type AccountsWorld,
  askWithWork,
  codeFor,
  newPhone,
  openAccounts,
  registered,
  solved,
} from '../../testing'
import { readDatabaseClock } from './database-clock.repository'
import { createWork } from './work'

const NETWORK = '198.51.100.1'
const HOME = '203.0.113.7'
const MINUTE_MS = 60_000

let world: AccountsWorld
beforeAll(async () => {
  world = await openAccounts({ env: { SMS_PER_HOUR: '200' } })
})
beforeEach(async () => {
  await sql`DELETE FROM rate_limits`.execute(world.db)
})
afterAll(() => world.close())

const ask = (phone: string, address: string, work?: WorkSolution) =>
  world.ask(sendCode, { body: { phone, purpose: 'login', ...(work && { work }) }, address })
const logIn = (phone: string, code: string, address: string) =>
  world.ask(login, { body: { way: 'code', phone, code, agreed: true }, address })

async function challengeFor(phone: string, address = NETWORK): Promise<WorkChallenge> {
  const { challenge } = await ask(phone, address)
  if (!challenge) throw new Error('no challenge')
  return challenge
}

async function limitsOf(): Promise<unknown> {
  const { rows } = await sql`SELECT key, count FROM rate_limits
    WHERE count > 0 ORDER BY key`.execute(world.db)
  return rows
}

/** Sets what was sent from a network or to a prefix in this hour. */
async function setCount(key: string, count: number): Promise<void> {
  await sql`INSERT INTO rate_limits (key, count, opens_at, ends_at)
    VALUES (${key}, ${count}, '-infinity', now() + interval '1 hour')
    ON CONFLICT (key) DO UPDATE SET count = excluded.count`.execute(world.db)
}

test('eight, then 200 addresses use up their codes; a member there gets one by work', async () => {
  const { phone } = await registered(world, 'kuai-le-zu-qiu-7', newPhone(), { address: HOME })
  await world.clock.advance(MINUTE_MS)
  const sent = []
  for (let n = 0; n < 8 * 25; n++) sent.push(await ask(newPhone(), `198.51.100.${n % 8}`))
  for (let n = 0; n < 200; n++) sent.push(await ask(newPhone(), `198.51.100.${n}`))
  expect(sent.filter(({ code }) => code === 200).length).toBeLessThanOrEqual(200 * 0.4)
  expect(new Set(sent.slice(-200).map(({ reason }) => reason))).toEqual(
    new Set(['account.work_needed']),
  )
  for (const address of ['198.51.100.3', '198.51.100.201']) {
    const code = await codeFor(world, phone, 'login', { address })
    expect((await logIn(phone, code, address)).code).toBe(200)
  }
})

test('of 100 calls at once a network gets 20 codes without work', async () => {
  const sent = await Promise.all(Array.from({ length: 100 }, () => ask(newPhone(), NETWORK)))
  expect(sent.filter(({ code }) => code === 200)).toHaveLength(20)
  expect(sent.filter(({ reason }) => reason === 'account.work_needed')).toHaveLength(80)
  const { challenge } = await ask(newPhone(), NETWORK)
  expect(challenge?.parameters.data.step).toBe(1)
})

test('the work grows with the codes that the network got', async () => {
  const steps = []
  for (const count of [19, 20, 60, 100, 140, 199]) {
    await setCount(`code/network/${NETWORK}`, count)
    steps.push((await ask(newPhone(), NETWORK)).challenge?.parameters.data.step ?? 0)
  }
  expect(steps).toEqual([0, 1, 2, 3, 4, 4])
  const body = { phone: newPhone(), purpose: 'login' }
  expect((await askWithWork(world, sendCode, { body, address: NETWORK })).code).toBe(200)
  expect((await ask(newPhone(), NETWORK)).reason).toBe('account.code_too_soon')
})

test('a call that a limit rejects needs no work and costs the network no code', async () => {
  const phone = newPhone()
  await codeFor(world, phone, 'login', { address: NETWORK })
  for (let n = 0; n < 30; n++)
    expect((await ask(phone, NETWORK)).reason).toBe('account.code_too_soon')
  expect((await ask(newPhone(), NETWORK)).code).toBe(200)
})

describe('when work is needed', () => {
  beforeEach(() => setCount(`code/network/${NETWORK}`, 60))

  /** What is wrong with each solution of a call for `phone`. */
  const wrong: Record<string, (phone: string) => Promise<WorkSolution>> = {
    'another key': async (phone) => ({
      ...(await solved(await challengeFor(phone))),
      derivedKey: '0'.repeat(64),
    }),
    'a lighter challenge': async (phone) => {
      const { challenge, ...solution } = await solved(await challengeFor(phone))
      const parameters = { ...challenge.parameters, cost: 1 }
      return { ...solution, challenge: { ...challenge, parameters } }
    },
    'a later end': async (phone) => {
      const { challenge, ...solution } = await solved(await challengeFor(phone))
      const { parameters } = challenge
      const data = { ...parameters.data, endsAt: parameters.data.endsAt + MINUTE_MS }
      return { ...solution, challenge: { ...challenge, parameters: { ...parameters, data } } }
    },
    'another phone': async () => solved(await challengeFor(newPhone())),
    'another purpose': async (phone) => {
      const body = { phone, purpose: 'register' }
      const { challenge } = await world.ask(sendCode, { body, address: NETWORK })
      if (!challenge) throw new Error('no challenge')
      return solved(challenge)
    },
    'another network': async (phone) => {
      await setCount('code/network/198.51.100.2', 60)
      return solved(await challengeFor(phone, '198.51.100.2'))
    },
    'too little work': async (phone) => {
      await setCount(`code/network/${NETWORK}`, 59)
      const work = await solved(await challengeFor(phone))
      await setCount(`code/network/${NETWORK}`, 60)
      return work
    },
    'an end in the past': async (phone) => {
      const secrets = createSecrets({ passwordPepper: '', varDir: world.varDir })
      const earlier = createWork({
        key: async () => (await secrets()).workKey,
        now: async () => (await readDatabaseClock(world.db)) - 3 * MINUTE_MS,
        tries: 2,
      })
      const call = { phone, purpose: 'login', network: NETWORK }
      const { challenge } = await earlier.needed(call, 2)
      if (!challenge) throw new Error('no challenge')
      return solved(challenge)
    },
  }

  test.each(Object.keys(wrong))(
    'a solution with %s is rejected and changes nothing',
    async (name) => {
      const phone = newPhone()
      const work = await wrong[name]?.(phone)
      const before = await limitsOf()
      const answer = await ask(phone, NETWORK, work)
      expect(answer).toMatchObject({ reason: 'account.work_needed', data: null })
      expect(answer.challenge?.parameters.data.step).toBe(2)
      expect(await limitsOf()).toEqual(before)
      expect((await ask(phone, NETWORK, await solved(await challengeFor(phone)))).code).toBe(200)
    },
  )

  test('a solution is used once, also of ten calls at once', async () => {
    const phone = newPhone()
    const work = await solved(await challengeFor(phone))
    // The spacing of codes alone would reject the second one.
    const calls = Array.from({ length: 10 }, () => ask(phone, NETWORK, work))
    expect((await Promise.all(calls)).filter(({ code }) => code === 200)).toHaveLength(1)
    await sql`DELETE FROM rate_limits WHERE key LIKE 'code/again/%'`.execute(world.db)
    const before = await limitsOf()
    expect((await ask(phone, NETWORK, work)).reason).toBe('account.work_needed')
    expect(await limitsOf()).toEqual(before)
  })

  test('the answer is the same for members and other phones, known there or not', async () => {
    const known = await registered(world, 'kuai-le-zu-qiu-7', newPhone(), { address: NETWORK })
    await world.clock.advance(MINUTE_MS)
    const bodies = []
    for (const phone of [known.phone, newPhone()]) {
      const { code, reason, message, challenge } = await ask(phone, NETWORK)
      bodies.push({ code, reason, message, step: challenge?.parameters.data.step })
    }
    expect(bodies[1]).toEqual(bodies[0])
  })

  test('a code for a step-up needs the work too', async () => {
    const { token } = await registered(world, 'kuai-le-zu-qiu-7', newPhone(), { address: NETWORK })
    await world.clock.advance(MINUTE_MS)
    const call = { token, body: { act: 'export' }, address: NETWORK }
    expect((await world.ask(sendStepUpCode, call)).reason).toBe('account.work_needed')
    expect((await askWithWork(world, sendStepUpCode, call)).code).toBe(200)
  })
})

test('a block of numbers gets 10 codes an hour, with work 100; known networks more', async () => {
  const { phone } = await registered(world, 'kuai-le-zu-qiu-7', newPhone(), { address: HOME })
  await world.clock.advance(MINUTE_MS)
  const prefix = phone.slice(0, 7)
  const numbers = Array.from({ length: 30 }, (_, n) => `${prefix}9${String(n).padStart(3, '0')}`)
  const inBlock = () => numbers.pop() ?? ''
  const reasons = []
  for (let n = 0; n < 12; n++)
    reasons.push((await ask(inBlock(), `198.51.100.${n}`)).reason ?? 'sent')
  expect(reasons.filter((reason) => reason === 'sent')).toHaveLength(9)
  expect(reasons.at(-1)).toBe('account.work_needed')
  expect((await ask(newPhone(), NETWORK)).code).toBe(200)
  const sendInBlock = () =>
    askWithWork(world, sendCode, {
      body: { phone: inBlock(), purpose: 'login' },
      address: '198.51.100.99',
    })
  await setCount(`code/prefix/hour/${prefix}`, 99)
  expect((await sendInBlock()).code).toBe(200)
  const rejected = await sendInBlock()
  expect(rejected).toMatchObject({ reason: 'account.sms_ceiling', data: null })
  expect(rejected.retryAfterMs).toBeGreaterThan(MINUTE_MS)
  const code = await codeFor(world, phone, 'login', { address: HOME })
  expect((await logIn(phone, code, HOME)).code).toBe(200)
})
