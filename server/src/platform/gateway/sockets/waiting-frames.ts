import { CLOSE } from '@saidian/shared/contracts/sockets'
import type { Connection } from './connection'
import type { TopicFrames } from './topic-frames'

/** Frames about topics that may arrive behind the login frame, before its answer. */
const MAX_WAITING = 32

/** Frames about topics of connections whose login is on its way: a client need not wait for it. */
export class WaitingFrames {
  readonly #waiting = new Map<Connection, string[]>()
  readonly #frames: TopicFrames

  constructor(frames: TopicFrames) {
    this.#frames = frames
  }

  /** The login of a connection has begun. */
  begin(connection: Connection): void {
    this.#waiting.set(connection, [])
  }

  take(connection: Connection, text: string): void {
    const waiting = this.#waiting.get(connection)
    if (connection.user) this.#frames.take(connection, text)
    else if (!waiting || waiting.length >= MAX_WAITING)
      connection.close(CLOSE.malformed, 'a topic before the login')
    else waiting.push(text)
  }

  /** The login has ended: the frames of a member are handled, in order. */
  end(connection: Connection): void {
    const waiting = this.#waiting.get(connection) ?? []
    this.forget(connection)
    if (!connection.user || !connection.isOpen) return
    for (const text of waiting) this.#frames.take(connection, text)
  }

  forget(connection: Connection): void {
    this.#waiting.delete(connection)
  }
}
