import { setTimeout as sleep } from 'node:timers/promises'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { createLiveSocket, type TopicSocket } from '@saidian/shared/realtime'
import { sharedNow } from './messages'
import { PlainSocket } from './plain-socket'

const CONNECTS_AT_ONCE = 200
const TOPICS_OF_A_PAGE = 3
const POLL_MS = 10

/**
 * Open pages, each with the product's own live socket, its heartbeat and its rules of reconnecting.
 */
export class Pages {
  readonly #port: number
  readonly #sockets: TopicSocket[] = []
  #subscribed = 0
  drops = 0

  constructor(port: number) {
    this.#port = port
  }

  /** Milliseconds until all are connected and subscribed. */
  async open(count: number): Promise<number> {
    const startedAt = sharedNow()
    PlainSocket.onSubscribed = () => this.#subscribed++
    for (let n = 0; n < count; n++) {
      this.#openPage(n)
      while (
        this.#sockets.length * TOPICS_OF_A_PAGE - this.#subscribed >
        CONNECTS_AT_ONCE * TOPICS_OF_A_PAGE
      )
        await sleep(1)
    }
    while (this.#subscribed < count * TOPICS_OF_A_PAGE) await sleep(POLL_MS)
    return sharedNow() - startedAt
  }

  /** Milliseconds from now until all are subscribed again. Call it before they are disconnected. */
  async back(): Promise<number> {
    const startedAt = sharedNow()
    this.#subscribed = 0
    while (this.#subscribed < this.#sockets.length * TOPICS_OF_A_PAGE) await sleep(POLL_MS)
    return sharedNow() - startedAt
  }

  #openPage(number: number): void {
    const socket = createLiveSocket({
      url: `ws://127.0.0.1:${this.#port}/ws/live`,
      WebSocket: PlainSocket.asBrowser,
    })
    const topics = [
      TOPIC.footballBoard,
      TOPIC.footballMatch(number % 100),
      TOPIC.footballMatch((number + 7) % 100),
    ]
    const { signal } = new AbortController()
    for (const topic of topics) socket.subscribe(topic, { onEvent() {} }, { signal })
    socket.onState((state) => {
      if (state === 'waiting') this.drops++
    }, signal)
    this.#sockets.push(socket)
  }
}
