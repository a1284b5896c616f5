/// <reference path="./node-media-server.d.ts" />
import Rtmp from 'node-media-server/src/protocol/rtmp.js'
import { type AmfValue, createTag, decodeAmf, type FlvTag, MAX_TAG_BYTES, TAG } from '../flv'

/** The peer speaks no RTMP, or more than a publisher needs. */
class RtmpError extends Error {}

/** `room` is the name of the stream where the encoder sends one beside the key. */
export type PublishRequest = { app: string; key: string; room: string | null }

export type RtmpEvents = {
  send: (bytes: Buffer) => void
  /** The peer asks to publish; nothing is published before `accept`. */
  onPublish: (request: PublishRequest) => void
  onTag: (tag: FlvTag) => void
  /** The peer ends its publishing by a command. */
  onEnd: () => void
}

/** Publishers use six; each holds a message in memory. */
const MAX_CHUNK_STREAMS = 16
/** Of a message before the publisher is known. */
const MAX_COMMAND_BYTES = 16 * 1024
const MAX_CHUNK_BYTES = 16 * 1024 * 1024
const AMF3_COMMAND = 17
const HANDSHAKE_DONE = 3
/** What librtmp and OBS announce too. */
const ACKNOWLEDGE_BYTES = 2_500_000
const SET_DATA_FRAME = Buffer.from([2, 0, 13, ...Buffer.from('@setDataFrame')])
const TYPES = new Set<number>(Object.values(TAG))

/**
 * The protocol of one publisher: handshake, chunks and replies of node-media-server, with limits
 * that it lacks. Its own sessions are left out: they print to the console, keep a stream for 30 s
 * after its publisher, and pass faults of a peer to the process.
 */
export class RtmpParser extends Rtmp {
  readonly #events: RtmpEvents
  #isAccepted = false
  #received = 0
  #acknowledged = 0

  constructor(events: RtmpEvents) {
    super()
    this.#events = events
    this.onOutputCallback = (bytes) => events.send(bytes)
  }

  get hasHandshake(): boolean {
    return this.handshakeState === HANDSHAKE_DONE
  }

  /** Throws for a malformed message; the parser must not be used after that. */
  read(bytes: Buffer): void {
    const fault = this.parserData(bytes)
    if (fault) throw new RtmpError(fault)
    this.#received += bytes.length
    if (this.#received - this.#acknowledged < ACKNOWLEDGE_BYTES) return
    this.#acknowledged = this.#received
    this.sendACK(this.#received % 2 ** 32)
  }

  accept(): void {
    this.#isAccepted = true
    this.respondPublish()
  }

  reject(description: string): void {
    this.sendStatusMessage(this.streamId, 'error', 'NetStream.Publish.BadName', description)
  }

  override packetParse(): void {
    super.packetParse()
    if (this.inPackets.size > MAX_CHUNK_STREAMS) throw new RtmpError('uses too many chunk streams')
  }

  override chunkMessageHeaderRead(): number {
    const { header, bytes } = this.parserPacket
    const before = header.length
    const offset = super.chunkMessageHeaderRead()
    // The parser would read the rest of a message of another length from before the input.
    if (bytes > 0 && header.length !== before) throw new RtmpError('changes a message amid it')
    return offset
  }

  override packetAlloc(): void {
    const { length } = this.parserPacket.header
    if (length > (this.#isAccepted ? MAX_TAG_BYTES : MAX_COMMAND_BYTES))
      throw new RtmpError(`sends a message of ${length} bytes`)
    super.packetAlloc()
  }

  override controlHandler(): void {
    super.controlHandler()
    if (this.inChunkSize < 1 || this.inChunkSize > MAX_CHUNK_BYTES)
      throw new RtmpError(`wants chunks of ${this.inChunkSize} bytes`)
  }

  override invokeHandler(): void {
    const { header, payload } = this.parserPacket
    const from = header.type === AMF3_COMMAND ? 1 : 0
    const [command, transaction, ...values] = decodeAmf(payload.subarray(from, header.length))
    const transId = typeof transaction === 'number' ? transaction : 0
    if (command === 'connect') this.#connect(transId, values[0])
    else if (command === 'createStream') this.respondCreateStream(transId)
    else if (command === 'publish') this.#publish(values[1])
    else if (command === 'play') throw new RtmpError('wants to play')
    else if (command === 'deleteStream' || command === 'FCUnpublish') this.#events.onEnd()
  }

  override dataHandler(): void {
    const { header, payload, clock } = this.parserPacket
    if (!this.#isAccepted || !TYPES.has(header.type) || header.length === 0) return
    const message = payload.subarray(0, header.length)
    const isWrapped = header.type === TAG.data && message.indexOf(SET_DATA_FRAME) === 0
    const data = isWrapped ? message.subarray(SET_DATA_FRAME.length) : message
    this.#events.onTag(createTag(header.type as FlvTag['type'], clock, data))
  }

  #connect(transId: number, given: AmfValue | undefined): void {
    const isObject = typeof given === 'object' && given !== null && !Array.isArray(given)
    const { app, tcUrl } = isObject ? given : {}
    if (typeof app !== 'string' || typeof tcUrl !== 'string' || !URL.canParse(tcUrl))
      throw new RtmpError('connects without an address')
    this.onConnect({ transId, cmdObj: given as Record<string, AmfValue> })
  }

  #publish(name: AmfValue | undefined): void {
    const { streamApp } = this
    if (typeof name !== 'string' || typeof streamApp !== 'string')
      throw new RtmpError('publishes without an address')
    this.streamId = this.parserPacket.header.stream_id
    // Some encoders send a slash after the application, or a query after the key.
    const [app = ''] = streamApp.split('/')
    const [path = '', query = ''] = name.split('?')
    const given = new URLSearchParams(query).get('key')
    // The reply names the stream: not by its key.
    this.streamName = 'stream'
    this.#events.onPublish({ app, key: given ?? path, room: given === null ? null : path })
  }
}
