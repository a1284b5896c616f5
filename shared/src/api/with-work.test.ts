import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { sendCode } from '../contracts/accounts'
import type { WorkChallenge, WorkSolution } from '../contracts/http'
import { answer, apiError, createFakeHttp, type FakeAnswer, type SeenRequest } from '../testing'
import { callEndpoint } from './call-endpoint'

const KEYS = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' }
const BODY = { phone: '13800138000', purpose: 'login' } as const
const SENT = answer({ retryAfterMs: 60_000, expiresInMs: 300_000 })

async function newChallenge(counter = randomInt(40, 20)): Promise<WorkChallenge> {
  const data = { call: '0'.repeat(64), endsAt: 1_900_000_000_000, step: 1 }
  const options = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter, data, deriveKey, ...KEYS }
  return (await createChallenge(options)) as WorkChallenge
}

async function isSolved({ challenge, ...solution }: WorkSolution): Promise<boolean> {
  return (await verifySolution({ challenge, solution, deriveKey, ...KEYS })).verified
}

const workOf = ({ body }: SeenRequest) => (body as { work?: WorkSolution }).work

/** A server that asks for work `challenges` times. */
function serverOf(challenges: number) {
  const played = async (request: SeenRequest): Promise<FakeAnswer> => {
    const work = workOf(request)
    if (work && !(await isSolved(work))) throw new Error('not solved')
    return challenges-- > 0
      ? apiError('account.work_needed', { challenge: await newChallenge() })
      : SENT
  }
  return createFakeHttp({ [`POST ${sendCode.path}`]: played })
}

test('a call without a challenge is made once', async () => {
  const http = serverOf(0)
  await callEndpoint(http, sendCode, { body: BODY })
  expect(http.requests.map(({ body }) => body)).toEqual([BODY])
})

test('a challenge is solved and the call repeated with the solution, also twice', async () => {
  const http = serverOf(2)
  const sent = await callEndpoint(http, sendCode, { body: BODY })
  expect(sent.retryAfterMs).toBe(60_000)
  expect(http.requests).toHaveLength(3)
  for (const { body } of http.requests) expect(body).toMatchObject(BODY)
  const nonces = http.requests.map((one) => workOf(one)?.challenge.parameters.nonce)
  expect(new Set(nonces).size).toBe(3)
})

test('the fourth challenge is an error that the form shows', async () => {
  const http = serverOf(9)
  await expect(callEndpoint(http, sendCode, { body: BODY })).rejects.toMatchObject({
    error: { reason: 'account.work_needed', message: '当前网络获取验证码较多，请稍后再试' },
  })
  expect(http.requests).toHaveLength(4)
})

test('a call that is aborted while it works ends', async () => {
  const stop = new AbortController()
  const challenge = await newChallenge(1_000_000)
  const http = createFakeHttp({
    [`POST ${sendCode.path}`]: () => {
      setTimeout(() => stop.abort())
      return apiError('account.work_needed', { challenge })
    },
  })
  const call = callEndpoint(http, sendCode, { body: BODY }, { signal: stop.signal })
  await expect(call).rejects.toMatchObject({ error: { reason: 'account.work_needed' } })
  expect(http.requests).toHaveLength(1)
})
