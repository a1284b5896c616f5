import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  createFlvReader,
  createTag,
  type FlvTag,
  TAG,
} from '../../../../server/src/modules/media/flv'

const FRAME_MS = 40
const KEYFRAME_EVERY = 50
/** 800 kbit/s with the audio. */
const FRAME_BYTES = 3_400
const KEYFRAME_BYTES = 20_000
const AUDIO_BYTES = 230
const CLIP = new URL('../../../../server/src/modules/media/clips/football.flv', import.meta.url)

/** A stream of 800 kbit/s: the headers of a clip, and frames of the sizes that it would have. */
export function startPicture(onTag: (tag: FlvTag) => void): void {
  const clip = createFlvReader().read(readFileSync(CLIP))
  for (const tag of clip) if (tag.isHeader || tag.type === TAG.data) onTag(tag)
  const frame = (first: number, bytes: number) =>
    Buffer.concat([Buffer.from([first, 1]), randomBytes(bytes)])
  const [keyframe, picture, audio] = [
    frame(0x17, KEYFRAME_BYTES),
    frame(0x27, FRAME_BYTES),
    frame(0xaf, AUDIO_BYTES),
  ]
  let index = 0
  const startedAt = performance.now()
  setInterval(() => {
    for (; index * FRAME_MS <= performance.now() - startedAt; index++) {
      const at = index * FRAME_MS
      onTag(createTag(TAG.video, at, index % KEYFRAME_EVERY === 0 ? keyframe : picture))
      onTag(createTag(TAG.audio, at, audio))
      if (index % 2 === 0) onTag(createTag(TAG.audio, at + 20, audio))
    }
  }, FRAME_MS / 2)
}
