import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createFlvReader, type FlvTag, readMetadata, TAG, tagOfWire } from '../../flv'

/** What a player finds in a file. Throws when the file is no whole FLV. */
export async function readRecording(file: string) {
  const bytes = await readFile(file)
  const reader = createFlvReader()
  const [head, ...tags] = reader.read(bytes)
  if (!head || !reader.isBetweenTags()) throw new Error('the file ends within a tag')
  const metadata = readMetadata(head)
  const { times, filepositions } = (metadata?.keyframes ?? {}) as Record<string, number[]>
  const points = (times ?? []).map((time, at) => ({
    timeMs: Math.round(time * 1_000),
    tag: tagAt(bytes, filepositions?.[at] ?? 0),
  }))
  return { bytes: bytes.length, hasVideo: (bytes[4] ?? 0) & 1, metadata, tags, points }
}

/** The tag that begins at a byte, as a player reads it that seeks there. */
function tagAt(bytes: Buffer, position: number): FlvTag {
  const length = 11 + bytes.readUIntBE(position + 1, 3) + 4
  return tagOfWire(bytes.subarray(position, position + length))
}

export const mediaOf = (tags: readonly FlvTag[]) => tags.filter(({ type }) => type !== TAG.data)

/** The content of tags in a form that tests compare in no time. */
export function hashOf(tags: readonly FlvTag[]): string {
  const hash = createHash('sha256')
  for (const { wire } of tags) hash.update(wire)
  return hash.digest('hex')
}
