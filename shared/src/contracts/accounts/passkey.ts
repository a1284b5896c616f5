import Type, { type Static } from 'typebox'
import { endpoint } from '../http'
import { STEP_UP_ACTS, StepUp, StepUpProof } from './step-up'

const Seconds = Type.Integer({ description: 'seconds since 1970' })

/** How many passkeys a member may have, and how long the name of one may be. */
export const PASSKEY_RULE = { count: 20, nameLength: 32 } as const

const CredentialId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,1400}$' })

/**
 * Answer of an authenticator, as `PublicKeyCredential.toJSON()` writes it; WebAuthn says what is in
 * it.
 */
export const CredentialAnswer = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
  response: Type.Record(Type.String(), Type.Unknown()),
  clientExtensionResults: Type.Record(Type.String(), Type.Unknown()),
  authenticatorAttachment: Type.Optional(Type.String({ maxLength: 32 })),
})
export type CredentialAnswer = Static<typeof CredentialAnswer>

/** What the authenticator is asked: the JSON form of WebAuthn's creation or request options. */
const CredentialOptions = Type.Record(Type.String(), Type.Unknown())

export const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  createdAt: Seconds,
  usedAt: Type.Union([Seconds, Type.Null()]),
})
export type Passkey = Static<typeof Passkey>

export const getPasskeys = endpoint({
  method: 'GET',
  path: '/user/passkeys',
  summary: "The member's passkeys, the oldest first",
  login: 'required',
  isOpenToBanned: true,
  reply: Type.Array(Passkey),
})

export const createPasskeyOptions = endpoint({
  method: 'POST',
  path: '/user/passkeys/options',
  summary: 'What to ask an authenticator for a new passkey; needs a proof for `passkeys`',
  login: 'required',
  isOpenToBanned: true,
  body: Type.Object({ proof: StepUpProof }),
  reply: CredentialOptions,
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys/add',
  summary: 'Stores a new passkey under a name; needs a proof for `passkeys`',
  login: 'required',
  isOpenToBanned: true,
  body: Type.Object({
    name: Type.String({ minLength: 1, maxLength: PASSKEY_RULE.nameLength }),
    answer: CredentialAnswer,
    proof: StepUpProof,
  }),
  reply: Passkey,
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys/remove',
  summary: 'Removes a passkey; needs a proof for `passkeys`',
  login: 'required',
  isOpenToBanned: true,
  body: Type.Object({ id: CredentialId, proof: StepUpProof }),
  reply: Type.Null(),
})

export const loginPasskeyOptions = endpoint({
  method: 'POST',
  path: '/user/login/passkey/options',
  summary: 'What to ask an authenticator for a login, whoever logs in',
  reply: CredentialOptions,
})

export const stepUpPasskeyOptions = endpoint({
  method: 'POST',
  path: '/user/step-up/passkey/options',
  summary: 'What to ask an authenticator for a proof for this act',
  login: 'required',
  isOpenToBanned: true,
  body: Type.Object({ act: Type.Enum(STEP_UP_ACTS) }),
  reply: CredentialOptions,
})

export const proveByPasskey = endpoint({
  method: 'POST',
  path: '/user/step-up/passkey/prove',
  summary: 'Proves by a passkey that it is the member; the proof serves this login for this act',
  login: 'required',
  isOpenToBanned: true,
  body: Type.Object({ act: Type.Enum(STEP_UP_ACTS), answer: CredentialAnswer }),
  reply: StepUp,
})
