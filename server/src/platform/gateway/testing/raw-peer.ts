import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A client that writes raw bytes, after the server has answered its handshake. */
export async function openRaw(
  port: number,
  path = '/ws/live',
  headers: Record<string, string> = {},
): Promise<Socket & { got: () => string }> {
  const socket = connect(port, '127.0.0.1')
  let got = ''
  socket.on('error', () => {})
  socket.on('data', (data) => {
    got += data.toString('latin1')
  })
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n` +
      `${lines.join('')}\r\n`,
  )
  await once(socket, 'data')
  return Object.assign(socket, { got: () => got })
}
