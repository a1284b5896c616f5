import { readFile } from 'node:fs/promises'
import { createFlvReader, type FlvTag, TAG } from '../flv'

/** A clip that can be repeated without an end. */
export type Clip = {
  /** Metadata and the configurations of the decoders. */
  headers: readonly FlvTag[]
  /** In the order of time, beginning at 0 with a key frame. */
  frames: readonly FlvTag[]
  durationMs: number
}

const FRAME_MS = 40

/** Throws when the file is no FLV or has no frames. */
export async function readClip(file: string): Promise<Clip> {
  const tags = createFlvReader().read(await readFile(file))
  const isHeader = ({ type, isHeader: is }: FlvTag) => is || type === TAG.data
  const all = tags.filter((tag) => !isHeader(tag) && !isSequenceEnd(tag))
  const first = all.find(({ isKeyframe }) => isKeyframe) ?? all[0]
  if (!first) throw new Error(`${file} has no frames`)
  const base = first.timestamp
  const frames = all
    .filter(({ timestamp }) => timestamp >= base)
    .map((tag) => ({ ...tag, timestamp: tag.timestamp - base }))
    .sort((a, b) => a.timestamp - b.timestamp)
  const durationMs = (frames.at(-1)?.timestamp ?? 0) + FRAME_MS
  return { headers: tags.filter(isHeader), frames, durationMs }
}

/** Encoders close a file with it; a clip goes on. */
const isSequenceEnd = ({ type, data }: FlvTag) =>
  type === TAG.video &&
  (data[0] as number) < 0x80 &&
  (data[0] as number) % 16 === 7 &&
  data[1] === 2
