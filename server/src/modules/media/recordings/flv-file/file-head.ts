import {
  type AmfValue,
  createFileHeader,
  createTag,
  encodeAmf,
  TAG,
  TAG_END_BYTES,
  TAG_HEADER_BYTES,
} from '../../flv'
import type { IndexEntry, Summary } from './summary'

/**
 * Bytes of the first tag's data. Its place is reserved when a file begins, because the index is
 * known at the end only: so a long file need not be copied, and a full disk still gets its index.
 */
const METADATA_BYTES = 32_768
const FILE_HEADER_BYTES = 13
/** Bytes before the first media tag. */
export const HEAD_BYTES = FILE_HEADER_BYTES + TAG_HEADER_BYTES + METADATA_BYTES + TAG_END_BYTES
/** Each has two numbers of nine bytes; a longer list is thinned out evenly. */
const MAX_ENTRIES = 1_600

/** What the sender said about the pictures and the sound, such as width and height. */
export type SourceFacts = Readonly<Record<string, number | boolean>>

const FACTS = [
  ...['width', 'height', 'framerate', 'videocodecid', 'videodatarate'],
  ...['audiocodecid', 'audiodatarate', 'audiosamplerate', 'audiosamplesize', 'stereo'],
]

/** The numbers and marks of a sender's metadata that a file repeats. */
export function sourceFacts(metadata: Readonly<Record<string, AmfValue>>): SourceFacts {
  const named = new Map(Object.entries(metadata))
  return Object.fromEntries(
    FACTS.flatMap((name) => {
      const value = named.get(name)
      const isPlain = typeof value === 'boolean' || Number.isFinite(value)
      return isPlain ? [[name, value as number | boolean]] : []
    }),
  )
}

/** Header, metadata and index of a file: always `HEAD_BYTES` long. */
export function encodeHead(summary: Summary, facts: SourceFacts): Buffer {
  const { durationMs, bytes, hasAudio, hasVideo, header } = summary
  const listed = thinned(summary.entries, MAX_ENTRIES)
  // Players skip the first entry: by custom it is the sequence header.
  const first = header ?? listed[0]
  const entries = first ? [first, ...listed] : []
  const metadata = {
    duration: durationMs / 1_000,
    lasttimestamp: durationMs / 1_000,
    filesize: bytes,
    hasVideo,
    hasAudio,
    hasMetadata: true,
    hasKeyframes: listed.length > 0,
    ...facts,
    keyframes: {
      filepositions: entries.map(({ position }) => position),
      times: entries.map(({ timeMs }) => timeMs / 1_000),
    },
  }
  const unfilled = encodeAmf('onMetaData', { ...metadata, spacer: '' })
  const spacer = ' '.repeat(METADATA_BYTES - unfilled.length)
  const tag = createTag(TAG.data, 0, encodeAmf('onMetaData', { ...metadata, spacer }))
  return Buffer.concat([createFileHeader({ audio: hasAudio, video: hasVideo }), tag.wire])
}

function thinned(entries: readonly IndexEntry[], max: number): readonly IndexEntry[] {
  if (entries.length <= max) return entries
  const at = (index: number) => entries[Math.floor((index * entries.length) / max)] as IndexEntry
  return Array.from({ length: max }, (_, index) => at(index))
}
