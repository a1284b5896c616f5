/** The bytes are no recording that browsers make. */
export class BadVoice extends Error {}

/** A part of a file, read within its bounds only. */
export type Part = { bytes: Uint8Array; from: number; to: number }

export function wholeOf(bytes: Uint8Array): Part {
  return { bytes, from: 0, to: bytes.length }
}

/** An unsigned number of up to six bytes, most significant byte first. */
export function numberAt({ bytes, to }: Part, at: number, length: number): number {
  if (at + length > to || length > 6) throw new BadVoice('a number beyond its part')
  let value = 0
  for (let n = 0; n < length; n++) value = value * 256 + (bytes[at + n] ?? 0)
  return value
}

/** As `numberAt`, of eight bytes; a number that is no safe integer is none of a recording. */
export function longAt(part: Part, at: number): number {
  const value = numberAt(part, at, 4) * 2 ** 32 + numberAt(part, at + 4, 4)
  if (!Number.isSafeInteger(value)) throw new BadVoice('a number out of range')
  return value
}

export function textAt({ bytes, to }: Part, at: number, length: number): string {
  if (at + length > to) throw new BadVoice('a text beyond its part')
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
