/// <reference path="../ws-sender.d.ts" />
import { REASONS, type Reason } from '@saidian/shared/contracts/http'
import { encodeServerFrame, type ServerFrame } from '@saidian/shared/contracts/sockets'
import { Sender } from 'ws'

const TEXT = 1
const PING = 9

/**
 * The bytes of one frame, built once for all sockets. One buffer for header and payload makes one
 * write, and so one system call, per socket.
 */
export function frameOf(text: string, opcode = TEXT): Buffer {
  const payload = Buffer.from(text)
  return Buffer.concat(
    Sender.frame(payload, { fin: true, rsv1: false, opcode, mask: false, readOnly: true }),
  )
}

export function serverFrame(frame: ServerFrame): Buffer {
  return frameOf(encodeServerFrame(frame))
}

/** `detail` is for the developer of a client; `message` may be shown. */
export function rejectedFrame(reason: Reason, topic?: string, detail?: string): Buffer {
  const { message } = REASONS[reason]
  return serverFrame({
    op: 'refused',
    topic,
    reason,
    message: detail ? `${message} (${detail})` : message,
  })
}

export const PING_FRAME = frameOf('', PING)
