import { once } from 'node:events'
import {
  type ClientFrame,
  encodeClientFrame,
  parseServerFrame,
  type ServerFrame,
} from '@saidian/shared/contracts/sockets'
import { type ClientOptions, WebSocket } from 'ws'

type FrameOf<Op extends ServerFrame['op']> = Extract<ServerFrame, { op: Op }>

/** Longer than an answer takes on a busy machine, shorter than the timeout of a test. */
const LIMIT_MS = 60_000

/** A plain client of the live socket: records every frame and waits for further ones. */
export class TestClient {
  readonly ws: WebSocket
  readonly texts: string[] = []
  readonly frames: ServerFrame[] = []
  closed: Promise<{ code: number; reason: string }>
  #onFrame: (() => void)[] = []

  constructor(url: string, options: ClientOptions = {}) {
    this.ws = new WebSocket(url, options)
    this.ws.on('error', () => {})
    this.ws.on('message', (data) => this.#take(String(data)))
    this.closed = new Promise((resolve) => {
      this.ws.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
    })
  }

  /** Resolves after the welcome frame. */
  static async open(url: string, options?: ClientOptions): Promise<TestClient> {
    const client = new TestClient(url, options)
    await client.next('welcome')
    return client
  }

  send(frame: ClientFrame | string): void {
    this.ws.send(typeof frame === 'string' ? frame : encodeClientFrame(frame))
  }

  /** Subscribes to a topic and resolves with the answer. */
  async subscribe(
    topic: string,
    since?: { epoch: string; seq: number },
  ): Promise<FrameOf<'subscribed'>> {
    const already = this.of('subscribed').length
    this.send({ op: 'sub', topic, since })
    return this.next('subscribed', already)
  }

  of<Op extends ServerFrame['op']>(op: Op): FrameOf<Op>[] {
    return this.frames.filter((frame): frame is FrameOf<Op> => frame.op === op)
  }

  seqs(): number[] {
    return this.of('event').map((event) => event.seq)
  }

  /** The first frame of this kind after `skip` others. */
  async next<Op extends ServerFrame['op']>(op: Op, skip = 0): Promise<FrameOf<Op>> {
    await this.until(() => this.of(op).length > skip)
    const frame = this.of(op)[skip]
    if (!frame) throw new Error(`no ${op}`)
    return frame
  }

  async until(isTrue: () => boolean): Promise<void> {
    const deadline = Date.now() + LIMIT_MS
    while (!isTrue()) {
      const restMs = deadline - Date.now()
      if (restMs <= 0)
        throw new Error(`not within a minute; got ${JSON.stringify(this.texts.slice(-5))}`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(restMs, 100))
        this.#onFrame.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  async close(): Promise<void> {
    if (this.ws.readyState === WebSocket.CLOSED) return
    const gone = once(this.ws, 'close')
    this.ws.terminate()
    await gone
  }

  #take(text: string): void {
    this.texts.push(text)
    const frame = parseServerFrame(text)
    if (frame) this.frames.push(frame)
    for (const wake of this.#onFrame.splice(0)) wake()
  }
}
