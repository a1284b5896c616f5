import type { Duplex } from 'node:stream'
import { CLOSE, LIMITS } from '@saidian/shared/contracts/sockets'

/** `close` also ends the deliveries, so the buffer cannot grow further. */
type Closable = { close: (code: number, reason: string) => void }

/** ws has no cap of its own: a peer that stops reading would buffer every frame in our memory. */
export function writeWithinCap(connection: Closable, raw: Duplex, frame: Buffer): void {
  raw.write(frame)
  if (raw.writableLength > LIMITS.sendBufferBytes) connection.close(CLOSE.slow, 'slow')
}
