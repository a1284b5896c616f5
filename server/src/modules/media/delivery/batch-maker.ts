import { type FlvTag, TAG } from '../flv'
import { type LiveStream, MAX_GROUP_BYTES } from '../hub'
import type { Batch, Start } from './viewer'

/** Of a stream without a picture. */
const AUDIO_BATCHES = 20

/** Joins tags to batches, and keeps those that a new viewer begins with. */
export class BatchMaker {
  readonly #stream: LiveStream
  #tags: FlvTag[] = []
  #hasFrame = false
  #group: { batch: Batch; base: number }[] = []
  #groupBytes = 0
  #clock: Buffer | null = null

  constructor(stream: LiveStream) {
    this.#stream = stream
  }

  /** A viewer may begin with a batch that begins with a key frame; it gets headers before. */
  beginsBatch(tag: FlvTag): boolean {
    return this.#tags.length > 0 && (tag.isKeyframe || (isFrame(tag) && !this.#hasFrame))
  }

  add(tag: FlvTag): void {
    this.#tags.push(tag)
    this.#hasFrame ||= isFrame(tag)
    if (tag.type === TAG.data && !this.#stream.headers().tags.includes(tag)) this.#clock = tag.wire
  }

  take(): Batch | null {
    const tags = this.#tags
    if (tags.length === 0) return null
    this.#tags = []
    this.#hasFrame = false
    const { tags: headers, tracks, version } = this.#stream.headers()
    const first = tags.find(isFrame)
    const isStart = first !== undefined && (tracks.video ? first.isKeyframe : true)
    const chunk = Buffer.concat(tags.map(({ wire }) => wire))
    const batch = { chunk, isStart, version, headers: headers.map(({ wire }) => wire) }
    if (tags.some(({ type, isHeader }) => isHeader && type === TAG.video)) this.#clear()
    if (first) this.#remember(batch, first.timestamp, tracks.video)
    return batch
  }

  start(): Start | null {
    const [first] = this.#group
    if (!first) return null
    const { tags, tracks, version } = this.#stream.headers()
    const clock = this.#clock ? [this.#clock] : []
    return {
      tracks,
      version,
      base: first.base,
      headers: [...tags.map(({ wire }) => wire), ...clock],
      frames: this.#group.map(({ batch }) => batch.chunk),
    }
  }

  #remember(batch: Batch, base: number, hasVideo: boolean): void {
    if (hasVideo ? batch.isStart : this.#group.length >= AUDIO_BATCHES) this.#clear()
    if (this.#group.length === 0 && !batch.isStart) return
    this.#group.push({ batch, base })
    this.#groupBytes += batch.chunk.length
    if (this.#groupBytes > MAX_GROUP_BYTES) this.#clear()
  }

  #clear(): void {
    this.#group = []
    this.#groupBytes = 0
  }
}

const isFrame = ({ type, isHeader }: FlvTag) => type !== TAG.data && !isHeader
