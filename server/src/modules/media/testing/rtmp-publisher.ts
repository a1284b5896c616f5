import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { until } from '../../../testing/until'
import { encodeAmf, type FlvTag, TAG } from '../flv'

const CHUNK_BYTES = 4_096
const HANDSHAKE_BYTES = 1_536

/** An encoder: the least of RTMP that publishes a stream. */
export class RtmpPublisher {
  readonly socket: Socket
  #received = Buffer.alloc(0)
  isClosed = false

  private constructor(socket: Socket) {
    this.socket = socket
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.isClosed = true
    })
    socket.on('data', (bytes) => {
      this.#received = Buffer.concat([this.#received, bytes])
    })
  }

  /** After the handshake. */
  static async open(port: number): Promise<RtmpPublisher> {
    const socket = connect(port, '127.0.0.1')
    const publisher = new RtmpPublisher(socket)
    await once(socket, 'connect')
    socket.write(Buffer.concat([Buffer.from([3]), Buffer.alloc(HANDSHAKE_BYTES)]))
    await until(() => publisher.#received.length >= 1 + 2 * HANDSHAKE_BYTES)
    socket.write(Buffer.alloc(HANDSHAKE_BYTES))
    return publisher
  }

  /** True when the server accepts the key. */
  static async publish(port: number, key: string) {
    const publisher = await RtmpPublisher.open(port)
    return { publisher, isAccepted: await publisher.publish(key) }
  }

  async publish(key: string, app = 'live'): Promise<boolean> {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(CHUNK_BYTES)
    this.send({ type: 1, channel: 2, timestamp: 0, body: size }, 128)
    this.#command('connect', 1, { app, tcUrl: `rtmp://127.0.0.1/${app}` })
    await this.#until('NetConnection.Connect.Success')
    this.#command('releaseStream', 2, null, key)
    this.#command('createStream', 3, null)
    await until(() => this.isClosed || this.#text().split('_result').length > 2)
    this.#command('publish', 4, null, key, 'live')
    await until(() => this.isClosed || this.#text().includes('NetStream.Publish.'))
    return this.#text().includes('NetStream.Publish.Start')
  }

  write(tags: readonly FlvTag[]): void {
    for (const { type, timestamp, data } of tags) {
      const body = type === TAG.data ? Buffer.concat([encodeAmf('@setDataFrame'), data]) : data
      this.send({ type, channel: 6, timestamp, body })
    }
  }

  /** As an encoder that is stopped by its user. */
  end(): void {
    this.#command('FCUnpublish', 5, null, 'stream')
    this.#command('deleteStream', 6, null, 1)
  }

  /** One message, in chunks. */
  send({ type, channel, timestamp, body }: Message, chunkBytes = CHUNK_BYTES): void {
    const head = Buffer.alloc(12)
    head[0] = channel
    const isLate = timestamp >= 0xffffff
    head.writeUIntBE(isLate ? 0xffffff : timestamp, 1, 3)
    head.writeUIntBE(body.length, 4, 3)
    head[7] = type
    head.writeUInt32LE(1, 8)
    const extended = Buffer.alloc(isLate ? 4 : 0)
    if (isLate) extended.writeUInt32BE(timestamp)
    const parts = [head, extended, body.subarray(0, chunkBytes)]
    for (let at = chunkBytes; at < body.length; at += chunkBytes)
      parts.push(Buffer.from([0xc0 | channel]), extended, body.subarray(at, at + chunkBytes))
    this.socket.write(Buffer.concat(parts))
  }

  #command(...values: Parameters<typeof encodeAmf>): void {
    this.send({ type: 20, channel: 3, timestamp: 0, body: encodeAmf(...values) })
  }

  #text(): string {
    return this.#received.toString('latin1')
  }

  async #until(text: string): Promise<void> {
    await until(() => this.isClosed || this.#text().includes(text))
  }
}

export type Message = { type: number; channel: number; timestamp: number; body: Buffer }
