/** The types of tags in an FLV stream. */
export const TAG = { audio: 8, video: 9, data: 18 } as const
export type TagType = (typeof TAG)[keyof typeof TAG]

export const TAG_HEADER_BYTES = 11
/** Each tag is followed by its size. */
export const TAG_END_BYTES = 4

/** One tag; `wire` is the whole tag with its header and its size, and is shared by all readers. */
export type FlvTag = {
  type: TagType
  /** Milliseconds; unsigned, 32 bits. */
  timestamp: number
  /** The body of the tag, a part of `wire`. */
  data: Buffer
  /** A video frame that a decoder can begin with. */
  isKeyframe: boolean
  /** The configuration of a decoder, not a frame. */
  isHeader: boolean
  wire: Buffer
}

/** Builds a tag; `data` is copied. */
export function createTag(type: TagType, timestamp: number, data: Buffer): FlvTag {
  const wire = Buffer.allocUnsafe(TAG_HEADER_BYTES + data.length + TAG_END_BYTES)
  wire[0] = type
  wire.writeUIntBE(data.length, 1, 3)
  writeTimestamp(wire, timestamp)
  wire.writeUIntBE(0, 8, 3)
  data.copy(wire, TAG_HEADER_BYTES)
  wire.writeUInt32BE(TAG_HEADER_BYTES + data.length, TAG_HEADER_BYTES + data.length)
  return tagOfWire(wire)
}

/** The same tag at another time. */
export function atTime({ wire }: FlvTag, timestamp: number): FlvTag {
  const moved = Buffer.from(wire)
  writeTimestamp(moved, timestamp)
  return tagOfWire(moved)
}

/** Reads a whole tag of a known type. */
export function tagOfWire(wire: Buffer): FlvTag {
  const type = wire[0] as TagType
  const data = wire.subarray(TAG_HEADER_BYTES, wire.length - TAG_END_BYTES)
  const timestamp = (wire.readUIntBE(4, 3) | ((wire[7] as number) << 24)) >>> 0
  return { type, timestamp, data, wire, ...kindOf(type, data) }
}

/** The nine bytes that begin an FLV stream, and the size of no tag before the first. */
export function createFileHeader(tracks: { audio: boolean; video: boolean }): Buffer {
  const flags = (tracks.audio ? 4 : 0) | (tracks.video ? 1 : 0)
  return Buffer.from([0x46, 0x4c, 0x56, 1, flags, 0, 0, 0, 9, 0, 0, 0, 0])
}

function writeTimestamp(wire: Buffer, timestamp: number): void {
  wire.writeUIntBE(timestamp & 0xffffff, 4, 3)
  wire[7] = (timestamp >>> 24) & 0xff
}

const AVC = 7
const HEVC = 12
const AAC = 10
const EXTENDED_AUDIO = 9
const EXTENDED_VIDEO = 0x80
const KEYFRAME = 1
const SEQUENCE_END = 2

/** Covers the extended headers, by which encoders send HEVC, AV1 and Opus. */
function kindOf(type: TagType, data: Buffer): Pick<FlvTag, 'isKeyframe' | 'isHeader'> {
  const [first = 0, second = 1] = data
  if (type === TAG.audio) {
    const codec = first >> 4
    const isHeader = codec === EXTENDED_AUDIO ? (first & 15) === 0 : codec === AAC && second === 0
    return { isKeyframe: false, isHeader }
  }
  if (type === TAG.data) return { isKeyframe: false, isHeader: false }
  const isExtended = (first & EXTENDED_VIDEO) !== 0
  const codec = first & 15
  const hasHeader = codec === AVC || codec === HEVC
  const isHeader = isExtended ? codec === 0 : hasHeader && second === 0
  // The end of a sequence, which encoders send last, also claims to be a key frame.
  const isEnd = (isExtended ? codec : hasHeader ? second : 1) === SEQUENCE_END
  return { isKeyframe: !isHeader && !isEnd && ((first >> 4) & 7) === KEYFRAME, isHeader }
}
