import type { Socket } from 'node:net'
import type { Logger } from '../../../platform/log'
import type { BroadcastHooks } from '../broadcasts'
import { createStreamName, type Hub, type Publisher } from '../hub'
import { type PublishRequest, RtmpParser } from './rtmp-parser'

/** Encoders send several times a second: a silent one is gone, and its room is free again. */
const SILENT_MS = 10_000
/** From the connection to the end of the handshake, which takes two round trips. */
const HANDSHAKE_MS = 3_000
/** From the connection to the accepted key. */
const ENTRY_MS = 15_000
const KEY = /^[\w-]{8,128}$/

export type SessionDeps = {
  hub: Hub
  broadcasts: Pick<BroadcastHooks, 'roomOfKey'>
  log: Logger
  onHandshake: () => void
  /** The key is accepted. */
  onAccept: () => void
  silentMs?: number
}

/** One connection of an encoder, from its handshake to the end of its stream. */
export class RtmpSession {
  readonly #socket: Socket
  readonly #deps: SessionDeps
  /** It holds a megabyte: a peer that says nothing gets none. */
  #parser: RtmpParser | undefined
  readonly #entry: NodeJS.Timeout
  #handshake: NodeJS.Timeout | undefined
  #publisher: Publisher | null = null
  #roomId: number | null = null
  #hasAsked = false

  constructor(socket: Socket, deps: SessionDeps) {
    this.#socket = socket
    this.#deps = deps
    this.#handshake = setTimeout(() => this.#end('made no handshake'), HANDSHAKE_MS)
    this.#entry = setTimeout(() => this.#end('did not publish'), ENTRY_MS)
    socket.setTimeout(deps.silentMs ?? SILENT_MS, () => this.#end('silent'))
    socket.setNoDelay(true)
    socket.on('data', (bytes: Buffer) => this.#read(bytes))
    socket.on('error', () => undefined)
    socket.on('close', () => this.#end('disconnected'))
  }

  /** The room that is published to; null before the key is accepted. */
  get roomId(): number | null {
    return this.#roomId
  }

  stop(): void {
    this.#end('stopped')
  }

  #read(bytes: Buffer): void {
    if (this.#socket.destroyed) return
    this.#parser ??= this.#createParser()
    try {
      this.#parser.read(bytes)
      if (this.#handshake && this.#parser.hasHandshake) this.#completeHandshake()
    } catch (error) {
      // Every fault here is one of the peer's bytes.
      this.#end((error as Error).message)
    }
  }

  #createParser(): RtmpParser {
    return new RtmpParser({
      send: (bytes) => this.#socket.write(bytes),
      onPublish: (request) => {
        this.#publish(request).catch((error: Error) => this.#end(error.message))
      },
      onTag: (tag) => this.#publisher?.write(tag),
      onEnd: () => this.#end('ended by the encoder'),
    })
  }

  #completeHandshake(): void {
    clearTimeout(this.#handshake)
    this.#handshake = undefined
    this.#deps.onHandshake()
  }

  async #publish({ app, key, room: named }: PublishRequest): Promise<void> {
    if (this.#hasAsked) return this.#end('publishes twice')
    this.#hasAsked = true
    // Until the key is known, the system buffers what the peer sends.
    this.#socket.pause()
    const room = app === 'live' && KEY.test(key) ? await this.#roomOf(key) : null
    if (this.#socket.destroyed) return
    if (!room || (named ?? String(room.roomId)) !== String(room.roomId))
      return this.#reject('wrong stream key')
    const name = createStreamName({ roomId: room.roomId, quality: 'source' })
    this.#publisher = this.#deps.hub.publish(name, { source: 'rtmp' })
    if (!this.#publisher) return this.#reject('already published')
    this.#roomId = room.roomId
    clearTimeout(this.#entry)
    this.#deps.onAccept()
    this.#parser?.accept()
    this.#deps.log.info({ roomId: room.roomId }, 'publisher connected')
    this.#socket.resume()
  }

  async #roomOf(key: string): Promise<{ roomId: number } | null> {
    try {
      return await this.#deps.broadcasts.roomOfKey(key)
    } catch (error) {
      this.#deps.log.error({ err: error }, 'a stream key could not be checked')
      return null
    }
  }

  #reject(why: string): void {
    const { remoteAddress: peer } = this.#socket
    this.#deps.log.info({ peer, why }, 'publisher rejected')
    this.#parser?.reject(why)
    this.#socket.end(() => this.#end(why))
  }

  #end(why: string): void {
    clearTimeout(this.#handshake)
    clearTimeout(this.#entry)
    this.#socket.destroy()
    if (!this.#publisher) return
    this.#publisher.end()
    this.#publisher = null
    this.#deps.log.info({ roomId: this.#roomId, why }, 'publisher disconnected')
  }
}
