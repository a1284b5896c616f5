import { setTimeout as sleep } from 'node:timers/promises'
import { TOPIC } from '@saidian/shared/contracts/sockets'
import { createImSocket } from '@saidian/shared/realtime'
import { sharedNow } from '../../gateway/messages'
import { PlainSocket } from '../../gateway/plain-socket'
import { askAddress } from './ask-address'
import { memberId, memberToken } from './members'

const AT_ONCE = 200
const POLL_MS = 10

/** Devices of members, each with the product's own socket, which follows its member. */
export class Devices {
  readonly #port: number
  #count = 0
  #subscribed = 0
  #drops = 0
  #droppedAt = 0

  constructor(port: number) {
    this.#port = port
    PlainSocket.onSubscribed = () => {
      this.#subscribed += 1
    }
  }

  /** Milliseconds until all follow their members. */
  async open(members: number): Promise<number> {
    const startedAt = sharedNow()
    while (this.#count < members) {
      this.#openDevice(this.#count)
      this.#count += 1
      while (this.#count - this.#subscribed > AT_ONCE) await sleep(1)
    }
    await this.#until(members)
    return sharedNow() - startedAt
  }

  /** Milliseconds from the first loss until all follow their members again. */
  async back(): Promise<{ backMs: number; drops: number }> {
    await this.#until(this.#subscribed + this.#count)
    return { backMs: sharedNow() - this.#droppedAt, drops: this.#drops }
  }

  async #until(subscribed: number): Promise<void> {
    while (this.#subscribed < subscribed) await sleep(POLL_MS)
  }

  #openDevice(number: number): void {
    const token = memberToken(number)
    const socket = createImSocket({
      askAddress: () => askAddress(this.#port, token),
      getToken: () => token,
      onNoToken: () => {
        throw new Error(`member ${number} was logged out`)
      },
      WebSocket: PlainSocket.asBrowser,
    })
    const { signal } = new AbortController()
    socket.subscribe(TOPIC.user(memberId(number)), { onEvent() {} }, { signal })
    socket.onState((state) => {
      if (state !== 'waiting') return
      if (this.#drops === 0) this.#droppedAt = sharedNow()
      this.#drops += 1
    }, signal)
    socket.refresh()
  }
}
