import type { Signer } from './signer'

/** A version of a remote that a page load may request until `expiresAt` (seconds since 1970). */
export type Pin = { name: string; version: string; expiresAt: number }

const TOKEN = /^(mf_[a-z_]{1,40})@([0-9A-Za-z][0-9A-Za-z.+-]{0,63})~(\d{1,12})~([\w-]{20,200})$/
/** Maximum of pins in one page load. */
const MAX_PINS = 16

/** The value of `?mf.pin=`: readable, signed, and invalid after `expiresAt`. */
export function makePinToken(pin: Pin, signer: Pick<Signer, 'sign'>): string {
  const signature = Buffer.from(signer.sign(signed(pin)), 'base64').toString('base64url')
  return `${pin.name}@${pin.version}~${pin.expiresAt}~${signature}`
}

/** Versions by remote of the valid tokens; ignores forged and expired ones. */
export function readPinTokens(
  tokens: readonly string[],
  signer: Pick<Signer, 'isSigned'>,
  nowMs: number,
): ReadonlyMap<string, string> {
  const pins = tokens.slice(0, MAX_PINS).flatMap((token): [string, string][] => {
    const [, name = '', version = '', seconds, signature = ''] = TOKEN.exec(token) ?? []
    const pin = { name, version, expiresAt: Number(seconds) }
    if (!(pin.expiresAt * 1_000 > nowMs)) return []
    const base64 = Buffer.from(signature, 'base64url').toString('base64')
    return signer.isSigned(signed(pin), base64) ? [[name, version]] : []
  })
  return new Map(pins)
}

/** The kind is part of the signed value: no other signature of this key is a valid pin. */
function signed(pin: Pin): object {
  return { kind: 'pin', ...pin }
}
