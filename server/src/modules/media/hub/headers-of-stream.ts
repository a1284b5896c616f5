import { type FlvTag, readMetadata, TAG, type TagType } from '../flv'

export type Tracks = { audio: boolean; video: boolean }

export type Headers = {
  /** Metadata and the configurations of both decoders, as far as the stream has them. */
  tags: readonly FlvTag[]
  tracks: Tracks
  version: number
}

/** What a decoder needs before the first frame. */
export class HeadersOfStream {
  #metadata: FlvTag | null = null
  #video: FlvTag | null = null
  #audio: FlvTag | null = null
  readonly #seen: Tracks = { audio: false, video: false }
  /** From the metadata; null when they do not say it. */
  #announced: Tracks | null = null
  #current: Headers = { tags: [], tracks: this.#seen, version: 0 }

  current(): Headers {
    return this.#current
  }

  /** False for a header that encoders repeat: a player would begin again. */
  add(tag: FlvTag): boolean {
    const known = this.#knownLike(tag)
    if (known?.data.equals(tag.data)) return false
    if (tag.type === TAG.data) {
      this.#metadata = tag
      this.#announced = announcedTracks(tag)
    } else if (tag.type === TAG.video) this.#video = tag
    else this.#audio = tag
    if (tag.type !== TAG.data) this.#seen[nameOf(tag.type)] = true
    this.#change()
    return true
  }

  sawFrame(type: TagType): void {
    const track = nameOf(type)
    if (this.#seen[track]) return
    this.#seen[track] = true
    this.#change()
  }

  /** True when every track that may be expected has begun. */
  isComplete(): boolean {
    const { audio, video } = this.#seen
    if (audio && video) return true
    const announced = this.#announced
    return announced !== null && announced.audio === audio && announced.video === video
  }

  #knownLike({ type }: FlvTag): FlvTag | null {
    if (type === TAG.data) return this.#metadata
    return type === TAG.video ? this.#video : this.#audio
  }

  #change(): void {
    const tags = [this.#metadata, this.#video, this.#audio].filter((tag) => tag !== null)
    this.#current = { tags, tracks: { ...this.#seen }, version: this.#current.version + 1 }
  }
}

const nameOf = (type: TagType) => (type === TAG.audio ? 'audio' : 'video')

function announcedTracks(tag: FlvTag): Tracks | null {
  const { audiocodecid: audio, videocodecid: video } = readMetadata(tag) ?? {}
  return audio === undefined && video === undefined
    ? null
    : { audio: isCodec(audio), video: isCodec(video) }
}

/** Encoders name a codec by its number or its four letters, and a track that is absent by 0. */
const isCodec = (value: unknown) => value !== undefined && value !== null && value !== 0
