import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type { CredentialAnswer } from '@saidian/shared/contracts/accounts'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const FLAGS = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 } as const

type Asked = { challenge: string; origin: string; rpId: string }
/** How a broken or hostile authenticator deviates. */
type Deviation = { isUnverified?: boolean; counter?: number }

/** A software authenticator: one ES256 key that signs as WebAuthn defines. */
export class SoftAuthenticator {
  readonly id = randomBytes(32).toString('base64url')
  readonly #privateKey: KeyObject
  readonly #coseKey: Buffer
  #counter = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    const entries: [number, number | Uint8Array<ArrayBuffer>][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]
    this.#privateKey = privateKey
    this.#coseKey = Buffer.from(isoCBOR.encode(new Map(entries)))
  }

  /** The answer to creation options. */
  register(asked: Asked, deviation: Deviation = {}): CredentialAnswer {
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#coseKey])
    const authData = Buffer.concat([this.#dataOf(asked, FLAGS.attested, deviation), attested])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** The answer to request options. */
  sign(asked: Asked, deviation: Deviation = {}): CredentialAnswer {
    const authData = this.#dataOf(asked, 0, deviation)
    const client = clientData('webauthn.get', asked)
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(this.#privateKey).toString('base64url'),
    })
  }

  #answer(response: Record<string, unknown>): CredentialAnswer {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} }
  }

  #dataOf({ rpId }: Asked, flags: number, { isUnverified = false, counter }: Deviation): Buffer {
    this.#counter = counter ?? this.#counter + 1
    const tail = Buffer.alloc(5)
    tail.writeUInt8(FLAGS.userPresent | (isUnverified ? 0 : FLAGS.userVerified) | flags, 0)
    tail.writeUInt32BE(this.#counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), tail])
  }
}

function clientData(type: string, { challenge, origin }: Asked): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
