import Type, { type Static } from 'typebox'
import { endpoint, WorkSolution } from '../http'

/** Acts that a token alone does not allow: the member authenticates again. */
export const STEP_UP_ACTS = ['password', 'export', 'devices', 'leave', 'passkeys'] as const
export type StepUpAct = (typeof STEP_UP_ACTS)[number]

/** A proof serves this long, in milliseconds. */
export const STEP_UP_LIVES_MS = 300_000

/**
 * The proof of `proveStepUp`, for the act it was made for; `account.step_up_needed` without a good
 * one.
 */
export const StepUpProof = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }))

const Act = Type.Enum(STEP_UP_ACTS)

export const StepUp = Type.Object({
  proof: Type.String(),
  expiresInMs: Type.Integer(),
})
export type StepUp = Static<typeof StepUp>

export const sendStepUpCode = endpoint({
  method: 'POST',
  path: '/user/step-up/code',
  summary: "Sends a code for this act to the member's own phone",
  login: 'required',
  isOpenToBanned: true,
  body: Type.Object({ act: Act, work: Type.Optional(WorkSolution) }),
  reply: Type.Object({
    phone: Type.String({ description: 'masked, 138****8000' }),
    retryAfterMs: Type.Integer(),
    expiresInMs: Type.Integer(),
    code: Type.Optional(Type.String({ description: 'development only' })),
  }),
})

export const proveStepUp = endpoint({
  method: 'POST',
  path: '/user/step-up/prove',
  summary: 'Proves by a code that it is the member; the proof serves this login for this act',
  login: 'required',
  isOpenToBanned: true,
  body: Type.Object({ act: Act, code: Type.String({ pattern: '^\\d{6}$' }) }),
  reply: StepUp,
})
