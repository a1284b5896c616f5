import { connect, type Socket } from 'node:net'

const HANDSHAKE = Buffer.from(
  'GET /ws/live?v=1 HTTP/1.1\r\nHost: bench\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
)
/** A zero mask leaves the payload as it is. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])
const PING_OPCODE = 9

/** All sockets of the process are read into one buffer, so that reading costs no memory of its own. */
const shared = Buffer.alloc(256 * 1024)

/** A peer of the live socket without a WebSocket library: such a one costs more than the server it measures. */
export function openRawSocket(port: number, onText: (payload: Buffer, socket: Socket) => void): void {
  let isOpen = false
  let rest: Buffer = Buffer.alloc(0)

  function read(length: number): boolean {
    let data = shared.subarray(0, length)
    if (rest.length > 0) data = Buffer.concat([rest, data])
    let at = isOpen ? 0 : data.indexOf('\r\n\r\n') + 4
    isOpen = true
    for (let end = frameEnd(data, at); end !== -1; end = frameEnd(data, at)) {
      const opcode = (data[at] ?? 0) & 0x0f
      if (opcode === PING_OPCODE) socket.write(PONG)
      else onText(data.subarray(at + headerLength(data, at), end), socket)
      at = end
    }
    rest = at < data.length ? Buffer.from(data.subarray(at)) : Buffer.alloc(0)
    return true
  }

  const socket = connect({ port, host: '127.0.0.1', onread: { buffer: shared, callback: read } })
  socket.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  socket.write(HANDSHAKE)
}

/** A text frame of a client; short enough for the one-byte length. */
export function maskedText(text: string): Buffer {
  const payload = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}

function headerLength(data: Buffer, at: number): number {
  return (data[at + 1] ?? 0) === 126 ? 4 : 2
}

/** Where the frame at `at` ends, or -1 while it is not whole. */
function frameEnd(data: Buffer, at: number): number {
  if (data.length < at + 4 && data.length < at + 2) return -1
  const short = data[at + 1] ?? 0
  if (short === 126 && data.length < at + 4) return -1
  const end = at + headerLength(data, at) + (short === 126 ? data.readUInt16BE(at + 2) : short)
  return end <= data.length ? end : -1
}
