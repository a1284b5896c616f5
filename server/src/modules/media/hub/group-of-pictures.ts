import { type FlvTag, TAG } from '../flv'

/** More than this would exceed what may be buffered for a viewer. */
export const MAX_GROUP_BYTES = 1_900_000
const MAX_GROUP_TAGS = 8_000
/** Of a stream without a picture. */
const AUDIO_MS = 3_000

/** The tags since the last key frame; of a stream without video those of the last seconds. */
export class GroupOfPictures {
  #tags: FlvTag[] = []
  #bytes = 0

  /** Empty while a decoder could not begin. */
  tags(): readonly FlvTag[] {
    return this.#tags
  }

  add(tag: FlvTag, hasVideo: boolean): void {
    if (tag.isKeyframe || (!hasVideo && this.#isLong(tag))) this.clear()
    const [first] = this.#tags
    if (hasVideo && !tag.isKeyframe && (!first || first.type !== TAG.video)) {
      this.clear()
      return
    }
    this.#tags.push(tag)
    this.#bytes += tag.wire.length
    if (this.#bytes > MAX_GROUP_BYTES || this.#tags.length > MAX_GROUP_TAGS) this.clear()
  }

  clear(): void {
    this.#tags = []
    this.#bytes = 0
  }

  #isLong({ timestamp }: FlvTag): boolean {
    const first = this.#tags[0]?.timestamp ?? timestamp
    return timestamp < first || timestamp - first > AUDIO_MS
  }
}
