import { connect, type Socket } from 'node:net'
import { frameAt } from './raw-frame'

/** A zero mask leaves the payload unchanged. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])
/** Close with code 1000. */
export const CLOSE_FRAME = Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xe8])
const OPCODE = { close: 8, ping: 9 }

/** All sockets of the process are read into one buffer, so that reading allocates no memory. */
const shared = Buffer.alloc(256 * 1024)

export type RawSocketOptions = {
  path?: string
  localAddress?: string
  /** The handshake is complete. */
  onOpen?: (socket: Socket) => void
  onText: (payload: Buffer, socket: Socket) => void
  /**
   * The connection is closed, by either side. Without this callback a broken connection ends the
   * process.
   */
  onGone?: () => void
}

/**
 * A client of the product's sockets without a WebSocket library: a library costs more than the
 * measured server.
 */
export function openRawSocket(port: number, options: RawSocketOptions): Socket {
  const { path = '/ws/live', localAddress, onOpen, onText, onGone } = options
  let isOpen = false
  let rest: Buffer = Buffer.alloc(0)

  function read(length: number): boolean {
    let data = shared.subarray(0, length)
    if (rest.length > 0) data = Buffer.concat([rest, data])
    let at = 0
    if (!isOpen) {
      if (data.toString('latin1', 9, 12) !== '101') {
        socket.destroy()
        return true
      }
      at = data.indexOf('\r\n\r\n') + 4
      isOpen = true
      onOpen?.(socket)
    }
    for (let frame = frameAt(data, at); frame; frame = frameAt(data, at)) {
      if (frame.opcode === OPCODE.ping) socket.write(PONG)
      else if (frame.opcode === OPCODE.close) socket.end()
      else onText(data.subarray(frame.from, frame.to), socket)
      at = frame.to
    }
    rest = at < data.length ? Buffer.from(data.subarray(at)) : Buffer.alloc(0)
    return true
  }

  const socket = connect({
    port,
    host: '127.0.0.1',
    ...(localAddress && { localAddress }),
    onread: { buffer: shared, callback: read },
  })
  socket.on('error', (error) => {
    if (onGone) return
    console.error(error.message)
    process.exit(1)
  })
  if (onGone) socket.once('close', onGone)
  socket.write(
    `GET ${path}?v=1 HTTP/1.1\r\nHost: bench\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  return socket
}

/** A text frame of a client; short enough for the one-byte length. */
export function maskedText(text: string): Buffer {
  const payload = Buffer.from(text)
  if (payload.length > 125) throw new Error(`too long for the one-byte length: ${text}`)
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}

/** Reads the kind of a live frame from the second letter of its op. */
export function kindOf(payload: Buffer): 'welcome' | 'subscribed' | 'refused' | 'event' | 'other' {
  if (payload.toString('latin1', 1, 5) !== '"op"') return 'other'
  const letter = String.fromCharCode(payload[8] ?? 0)
  if (letter === 'v') return 'event'
  if (letter === 'u') return 'subscribed'
  if (letter !== 'e') return 'other'
  return String.fromCharCode(payload[7] ?? 0) === 'r' ? 'refused' : 'welcome'
}
