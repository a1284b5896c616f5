import Type, { type Static } from 'typebox'
import { endpoint, FIELD_PATTERNS, WorkSolution } from '../http'
import { CredentialAnswer } from './passkey'
import { type StepUpAct, StepUpProof } from './step-up'

const Phone = Type.String({
  pattern: FIELD_PATTERNS.phone,
  description: 'mobile number of mainland China',
})
const SmsCode = Type.String({ pattern: FIELD_PATTERNS.smsCode })
const Seconds = Type.Integer({ description: 'seconds since 1970' })

/**
 * A password on its way: AES-CBC with PKCS#7 padding, base64. The key is that of the client's
 * configuration; `iv` names the vector of `getPasswordIv` it was made with, absent for the
 * configured one. TLS protects it, not this.
 */
const encryptedPassword = {
  password: Type.String({ pattern: '^[A-Za-z0-9+/]{22,1024}={0,2}$' }),
  iv: Type.Optional(Type.String({ pattern: '^[0-9a-f]{32}$' })),
}

/** The agreements were ticked; registration requires it. */
const agreed = Type.Literal(true)

/** What a visitor asks a code for; it serves for that alone. */
export const CODE_PURPOSES = ['login', 'register', 'reset'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]

/** What an SMS with a code may be for. */
export type SmsPurpose = CodePurpose | StepUpAct

/** A code lives this long, and another one is sent only after `again`; milliseconds. */
export const SMS_CODE_TIMES = { livesMs: 300_000, againMs: 60_000 } as const

/** Default AES key of encrypted passwords. It is public: operators configure their own. */
export const DEVELOPMENT_PASSWORD_KEY = '73616964696173616964696173616964'

/** What a password must be; whether it is a common one, the server decides. */
export const PASSWORD_RULE = { min: 8, max: 64 } as const

/** Who has logged in on this device. */
export const Auth = Type.Object({
  token: Type.String({ description: 'sent as the accessToken header' }),
  expiresAt: Seconds,
  isNew: Type.Boolean({ description: 'the account was made by this call' }),
})
export type Auth = Static<typeof Auth>

/** A device where the member is logged in. */
export const Device = Type.Object({
  id: Type.String(),
  name: Type.String({ description: 'as people call it, such as iPhone · Safari' }),
  region: Type.String({ description: 'address with its last part hidden' }),
  loggedInAt: Seconds,
  seenAt: Seconds,
  isThis: Type.Boolean(),
})
export type Device = Static<typeof Device>

export const sendCode = endpoint({
  method: 'POST',
  path: '/inform/send/code',
  summary: 'Sends a code by SMS; the answer is the same whether or not the number is known',
  body: Type.Object({
    phone: Phone,
    purpose: Type.Enum(CODE_PURPOSES),
    work: Type.Optional(WorkSolution),
  }),
  reply: Type.Object({
    retryAfterMs: Type.Integer(),
    expiresInMs: Type.Integer(),
    code: Type.Optional(Type.String({ description: 'development only' })),
  }),
})

export const getPasswordIv = endpoint({
  method: 'GET',
  path: '/user/password/iv',
  summary: 'A vector for one password, good once and for a minute; 16 bytes as hex',
  reply: Type.String(),
})

export const register = endpoint({
  method: 'POST',
  path: '/user/register',
  summary: 'Makes an account with a password',
  body: Type.Object({ phone: Phone, code: SmsCode, ...encryptedPassword, agreed }),
  reply: Auth,
})

/** `account` is the phone number or the member's number (`UserInfo.id`), in any spelling that
 * `normaliseAccountName` reads. */
export const login = endpoint({
  method: 'POST',
  path: '/user/login',
  summary:
    'Logs in by phone and code (registers an unknown phone), account and password, or passkey',
  body: Type.Union([
    Type.Object({ way: Type.Literal('code'), phone: Phone, code: SmsCode, agreed }),
    Type.Object({
      way: Type.Literal('password'),
      account: Type.String({ minLength: 1, maxLength: 40 }),
      ...encryptedPassword,
    }),
    Type.Object({ way: Type.Literal('passkey'), answer: CredentialAnswer }),
  ]),
  reply: Auth,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/password/reset',
  summary: 'Sets a new password by phone and code; every device is logged out',
  body: Type.Object({ phone: Phone, code: SmsCode, ...encryptedPassword }),
  reply: Type.Null(),
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/user/password/change',
  summary:
    'Changes the password, or sets the first one with a proof; every other device is logged out',
  login: 'required',
  isOpenToBanned: true,
  body: Type.Object({
    old: Type.Optional(Type.Object(encryptedPassword)),
    next: Type.Object(encryptedPassword),
    proof: StepUpProof,
  }),
  reply: Type.Null(),
})

export const logout = endpoint({
  method: 'GET',
  path: '/user/logout',
  summary: 'Ends this login; its sockets close',
  login: 'required',
  isOpenToBanned: true,
  reply: Type.Null(),
})

export const getDevices = endpoint({
  method: 'GET',
  path: '/user/devices',
  summary: 'Where the member is logged in, this device first',
  login: 'required',
  isOpenToBanned: true,
  reply: Type.Array(Device),
})

export const revokeDevice = endpoint({
  method: 'POST',
  path: '/user/devices/revoke',
  summary: 'Ends the login of a device, or of all others without `id`',
  login: 'required',
  isOpenToBanned: true,
  body: Type.Object({ id: Type.Optional(Type.String({ maxLength: 64 })), proof: StepUpProof }),
  reply: Type.Null(),
})

export const cancelAccount = endpoint({
  method: 'POST',
  path: '/user/cancel',
  summary: 'Asks for the account to be deleted; it goes after 15 days unless taken back',
  login: 'required',
  isOpenToBanned: true,
  body: Type.Object({ proof: StepUpProof }),
  reply: Type.Object({ deletingAt: Seconds }),
})

export const cancelLeave = endpoint({
  method: 'POST',
  path: '/user/cancel/undo',
  summary: 'Takes the deletion back',
  login: 'required',
  isOpenToBanned: true,
  reply: Type.Null(),
})

export const exportAccount = endpoint({
  method: 'POST',
  path: '/user/export',
  summary: "All of the member's data, a part for each module that keeps some",
  login: 'required',
  isOpenToBanned: true,
  body: Type.Object({ proof: StepUpProof }),
  reply: Type.Record(Type.String(), Type.Unknown()),
})
