import { BadVoice, numberAt, type Part } from './byte-reader'

/** An element of EBML with its content; `isOpen` for one without a size. */
export type Element = { id: number; content: Part; isOpen: boolean }

const MAX_ELEMENTS = 100_000

/**
 * The elements of a part, one after the other. Live recorders do not know the size of what they
 * write: the content of an element without a size goes to the end of the part, and the elements in
 * it follow as well.
 */
export function* elementsOf(part: Part): Generator<Element> {
  let at = part.from
  for (let count = 0; at < part.to; count++) {
    if (count > MAX_ELEMENTS) throw new BadVoice('too many elements')
    const idLength = lengthAt(part, at, 4)
    const id = numberAt(part, at, idLength)
    const sizeAt = at + idLength
    const size = sizeOf(part, sizeAt)
    const from = sizeAt + size.length
    const to = size.value === null ? part.to : from + size.value
    // The last element of a recording that was cut off.
    const end = Math.min(to, part.to)
    const isOpen = size.value === null
    yield { id, content: { bytes: part.bytes, from, to: end }, isOpen }
    at = isOpen ? from : end
  }
}

/** Bytes of a number of variable size, by the first one of it. */
function lengthAt(part: Part, at: number, max: number): number {
  const length = Math.clz32(numberAt(part, at, 1)) - 23
  if (length > max) throw new BadVoice('a number of too many bytes')
  return length
}

/** Null for an unknown size: all bits are set. */
export function sizeOf(part: Part, at: number): { length: number; value: number | null } {
  const length = lengthAt(part, at, 8)
  let value = numberAt(part, at, 1) & (0xff >> length)
  let isUnknown = value === 0xff >> length
  for (let n = 1; n < length; n++) {
    const byte = numberAt(part, at + n, 1)
    value = value * 256 + byte
    isUnknown &&= byte === 0xff
  }
  if (isUnknown) return { length, value: null }
  if (!Number.isSafeInteger(value)) throw new BadVoice('a size out of range')
  return { length, value }
}
