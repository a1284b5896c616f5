/** The parser of node-media-server, which has no types. Only what `rtmp-parser.ts` uses. */
declare module 'node-media-server/src/protocol/rtmp.js' {
  type Packet = {
    header: { fmt: number; cid: number; length: number; type: number; stream_id: number }
    clock: number
    /** Longer than the message. */
    payload: Buffer
    /** Received so far. */
    bytes: number
  }

  class Rtmp {
    parserPacket: Packet
    handshakeState: number
    /** By chunk stream. */
    inPackets: Map<number, Packet>
    inChunkSize: number
    streamId: number
    streamApp: unknown
    streamName: string
    onOutputCallback: (bytes: Buffer) => void
    parserData(bytes: Buffer): string | null
    packetParse(): void
    packetAlloc(): void
    chunkMessageHeaderRead(): number
    controlHandler(): void
    invokeHandler(): void
    dataHandler(): void
    onConnect(message: { transId: number; cmdObj: Record<string, unknown> }): void
    respondCreateStream(transactionId: number): void
    respondPublish(): void
    sendStatusMessage(streamId: number, level: string, code: string, description: string): void
    sendACK(bytes: number): void
  }
  export = Rtmp
}
