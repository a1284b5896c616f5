import Type, { type Static } from 'typebox'

const Hex = (bytes: number) => Type.String({ pattern: `^[0-9a-f]{${bytes * 2}}$` })

/**
 * A proof of work that a call needs before it acts, as `account.work_needed` sends it: find the
 * counter whose derived key begins with `keyPrefix` (ALTCHA, version 2), then repeat the call with
 * the solution. Signed by the server, for this call alone, for some minutes, once.
 */
export const WorkChallenge = Type.Object({
  parameters: Type.Object({
    algorithm: Type.Literal('PBKDF2/SHA-256'),
    cost: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    data: Type.Object({
      call: Hex(32),
      endsAt: Type.Integer({ description: 'milliseconds since 1970' }),
      step: Type.Integer({ minimum: 1, maximum: 32, description: 'each is twice the work' }),
    }),
    keyLength: Type.Literal(32),
    keyPrefix: Hex(16),
    keySignature: Hex(32),
    nonce: Hex(16),
    salt: Hex(16),
  }),
  signature: Hex(32),
})
export type WorkChallenge = Static<typeof WorkChallenge>

/** The answer to a challenge, sent as `work` in the body of the repeated call. */
export const WorkSolution = Type.Object({
  challenge: WorkChallenge,
  counter: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  derivedKey: Hex(32),
})
export type WorkSolution = Static<typeof WorkSolution>
