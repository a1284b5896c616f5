import { createDataTag, createFileHeader } from '../flv'
import type { Tracks } from '../hub'

/** The most that waits for a viewer who does not read. */
export const MAX_PENDING_BYTES = 2 * 1024 * 1024
/** A viewer who fell behind continues at a key frame once this much is left. */
const RESUME_BYTES = 256 * 1024
/** A viewer who is behind for longer does not read at all. */
const MAX_BEHIND_MS = 60_000

/** Where the bytes of a viewer go: a socket, after the headers of its answer. */
export type Sink = {
  write: (chunk: Buffer) => unknown
  destroy: () => unknown
  /** Bytes that were written and not yet sent. */
  readonly writableLength: number
}

/** What a decoder begins with; the buffers are shared by all viewers. */
export type Start = {
  tracks: Tracks
  headers: readonly Buffer[]
  frames: readonly Buffer[]
  /** Time of the first frame. */
  base: number
  version: number
}

export type Batch = { chunk: Buffer; isStart: boolean; headers: readonly Buffer[]; version: number }

/** One viewer of a stream: what it may get next. */
export class Viewer {
  readonly #sink: Sink
  #state: 'waiting' | 'watching' | 'behind' | 'gone' = 'waiting'
  /** Of the headers that it has. */
  #version = -1
  #behindSince = 0

  constructor(sink: Sink) {
    this.#sink = sink
  }

  get isWaiting(): boolean {
    return this.#state === 'waiting'
  }

  leave(): void {
    this.#state = 'gone'
  }

  begin({ tracks, headers, frames, base, version }: Start): void {
    const join = createDataTag(base, 'onJoin', { base })
    this.#sink.write(Buffer.concat([createFileHeader(tracks), join.wire]))
    for (const chunk of [...headers, ...frames]) this.#sink.write(chunk)
    this.#state = 'watching'
    this.#version = version
  }

  /** False when the viewer falls behind by this batch. */
  push({ chunk, isStart, headers, version }: Batch): boolean {
    if (this.#state === 'waiting' || this.#state === 'gone') return true
    const pending = this.#sink.writableLength
    if (this.#state === 'behind') {
      if (performance.now() - this.#behindSince > MAX_BEHIND_MS) this.#sink.destroy()
      if (!isStart || pending > RESUME_BYTES) return true
      this.#state = 'watching'
      if (version !== this.#version) for (const header of headers) this.#sink.write(header)
    } else if (pending + chunk.length > MAX_PENDING_BYTES) {
      this.#state = 'behind'
      this.#behindSince = performance.now()
      return false
    }
    this.#version = version
    this.#sink.write(chunk)
    return true
  }
}
