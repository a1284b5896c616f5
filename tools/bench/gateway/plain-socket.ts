import type { Socket } from 'node:net'
import { kindOf, maskedText, openRawSocket } from './raw-socket'

const LOST = 1006

/**
 * The part of a browser's WebSocket that the product's socket uses, without the cost of a library.
 */
export class PlainSocket {
  /** Called for each accepted subscription. */
  static onSubscribed: () => void = () => {}
  static readonly asBrowser = PlainSocket as unknown as new (url: string) => WebSocket

  readyState = 0
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null
  readonly #line: Socket

  constructor(url: string) {
    const { port, pathname } = new URL(url)
    this.#line = openRawSocket(Number(port), {
      path: pathname,
      onOpen: () => {
        this.readyState = 1
        this.onopen?.()
      },
      onText: (payload) => {
        if (kindOf(payload) === 'subscribed') PlainSocket.onSubscribed()
        this.onmessage?.({ data: payload.toString() })
      },
      onGone: () => {
        this.readyState = 3
        this.onclose?.({ code: LOST, reason: '', wasClean: false })
      },
    })
  }

  send(text: string): void {
    this.#line.write(maskedText(text))
  }

  close(): void {
    this.#line.destroy()
  }
}
