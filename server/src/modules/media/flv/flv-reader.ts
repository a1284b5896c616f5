import { type FlvTag, TAG, TAG_END_BYTES, TAG_HEADER_BYTES, tagOfWire } from './flv-tag'

/** A tag of this size is a picture of a bit rate that no browser plays. */
export const MAX_TAG_BYTES = 4 * 1024 * 1024
const FILE_HEADER_BYTES = 13
const MAX_FILE_HEADER_BYTES = 64

/** The bytes are no FLV, or exceed its limits. */
export class FlvError extends Error {}

export type FlvReader = {
  /** The tags that `chunk` completes. Throws `FlvError`; the reader must not be used after that. */
  read: (chunk: Buffer) => FlvTag[]
  /** True between two tags: a file that ends here is whole. */
  isBetweenTags: () => boolean
}

/** Reads a stream of bytes that arrives in pieces of any size. Copies each byte once. */
export function createFlvReader({ maxTagBytes = MAX_TAG_BYTES } = {}): FlvReader {
  let part = Buffer.alloc(FILE_HEADER_BYTES)
  let filled = 0
  let step: 'file header' | 'tag header' | 'tag' = 'file header'

  const expect = (bytes: number, next: typeof step) => {
    part = Buffer.allocUnsafe(bytes)
    filled = 0
    step = next
  }

  /** The tag that the full `part` completes. */
  function complete(): FlvTag | null {
    if (step === 'file header') {
      const rest = readFileHeader(part)
      if (rest > part.length) part = Buffer.concat([part], rest)
      else expect(TAG_HEADER_BYTES, 'tag header')
      return null
    }
    if (step === 'tag header') {
      const whole = Buffer.allocUnsafe(readTagSize(part, maxTagBytes))
      part.copy(whole)
      part = whole
      step = 'tag'
      return null
    }
    const tag = readTag(part)
    expect(TAG_HEADER_BYTES, 'tag header')
    return tag
  }

  return {
    read: (chunk) => {
      const tags: FlvTag[] = []
      let offset = 0
      while (offset < chunk.length) {
        const copied = chunk.copy(part, filled, offset)
        filled += copied
        offset += copied
        if (filled < part.length) break
        const tag = complete()
        if (tag) tags.push(tag)
      }
      return tags
    },
    isBetweenTags: () => step === 'tag header' && filled === 0,
  }
}

/** The size of the header with the field after it. */
function readFileHeader(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) !== 'FLV') throw new FlvError('does not begin with FLV')
  const size = bytes.readUInt32BE(5) + TAG_END_BYTES
  if (size < FILE_HEADER_BYTES || size > MAX_FILE_HEADER_BYTES)
    throw new FlvError('has a header of a wrong size')
  return size
}

const TYPES = new Set<number>(Object.values(TAG))

function readTagSize(header: Buffer, maxTagBytes: number): number {
  const type = header[0] as number
  if (!TYPES.has(type)) throw new FlvError(`has a tag of type ${type}`)
  const bytes = header.readUIntBE(1, 3)
  if (bytes > maxTagBytes) throw new FlvError(`has a tag of ${bytes} bytes`)
  return TAG_HEADER_BYTES + bytes + TAG_END_BYTES
}

function readTag(whole: Buffer): FlvTag {
  const end = whole.length - TAG_END_BYTES
  if (whole.readUInt32BE(end) !== end) throw new FlvError('has a tag with a wrong size at its end')
  return tagOfWire(whole)
}
