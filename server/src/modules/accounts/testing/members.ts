import {
  type Auth,
  type CodePurpose,
  login,
  proveStepUp,
  register,
  type StepUp,
  type StepUpAct,
  sendCode,
  sendStepUpCode,
} from '@saidian/shared/contracts/accounts'
import { type AccountsWorld, type Ask, encryptPassword } from './accounts-world'
import { askWithWork } from './ask-with-work'

let lastPhone = 13_800_000_000

/** A phone that no other test of this file uses, in a block of numbers of its own. */
export function newPhone(): string {
  lastPhone += 10_001
  return String(lastPhone)
}

/** The code that was sent to this phone. */
export async function codeFor(
  world: AccountsWorld,
  phone: string,
  purpose: CodePurpose,
  ask: Ask = {},
): Promise<string> {
  const answer = await askWithWork(world, sendCode, { ...ask, body: { phone, purpose } })
  const { code } = (answer.data ?? {}) as { code?: string }
  if (!code) throw new Error(`no code: ${JSON.stringify(answer)}`)
  return code
}

/** A proof for an act, by the code that is sent to the member. */
export async function proofFor(
  world: AccountsWorld,
  token: string,
  act: StepUpAct,
): Promise<string> {
  await world.clock.advance(60_000)
  const sent = await askWithWork(world, sendStepUpCode, { token, body: { act } })
  const { code } = (sent.data ?? {}) as { code?: string }
  const { data } = await world.ask(proveStepUp, { token, body: { act, code } })
  if (!data) throw new Error(`no proof: ${JSON.stringify(sent)}`)
  return (data as StepUp).proof
}

/** Registers as a client does; resolves with the answer. */
export async function registered(
  world: AccountsWorld,
  password: string,
  phone = newPhone(),
  ask: Ask = {},
): Promise<Auth & { phone: string }> {
  const code = await codeFor(world, phone, 'register', ask)
  const answer = await world.ask(register, {
    ...ask,
    body: { phone, code, ...encryptPassword(password), agreed: true },
  })
  if (!answer.data) throw new Error(`not registered: ${JSON.stringify(answer)}`)
  return { ...(answer.data as Auth), phone }
}

/** Logs in by password. */
export function loggedIn(world: AccountsWorld, account: string, password: string, ask: Ask = {}) {
  return world.ask(login, {
    ...ask,
    body: { way: 'password', account, ...encryptPassword(password) },
  })
}
