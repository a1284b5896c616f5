import { once } from 'node:events'
import { type Entry, isConversationEvent } from '@saidian/shared/contracts/messaging'
import { IM_LOGIN } from '@saidian/shared/contracts/sockets'
import { systemClock } from '../../../platform/clock'
import { TestClient } from '../../../platform/gateway/testing/test-client'
import { startTestGateway } from '../../../platform/gateway/testing/test-gateway'
import { createTestNotices } from '../../../testing/test-notices'
import type { MessagingWorld } from './messaging-world'

type Given = { bus?: MessagingWorld['bus']; tickMs?: number }

/** A gateway of the world: a ticket is the id of its member. */
export async function openGateway(
  world: MessagingWorld,
  { bus = world.bus, tickMs = 100 }: Given = {},
) {
  const { module } = createTestNotices(world.db, systemClock, bus)
  const running = new AbortController()
  await module.start?.(running.signal)
  const site = await startTestGateway({
    bus,
    tickMs,
    topics: [...(world.module.topics ?? []), ...(module.topics ?? [])],
    authenticate: async (id) => ({ id, sessionId: id }),
  })
  const stop = async () => {
    await site.stop()
    running.abort()
  }
  return { ...site, stop }
}

export type ConversationGateway = Awaited<ReturnType<typeof openGateway>>

/** A logged in socket of a member. */
export async function openSocket(site: ConversationGateway, memberId: string): Promise<TestClient> {
  const client = new TestClient(site.imUrl)
  await once(client.ws, 'open')
  client.ws.send(JSON.stringify({ code: IM_LOGIN, accessToken: memberId }))
  return client
}

export const entriesOf = (client: TestClient) =>
  client.of('event').map(({ data }) => (data as { entry: Entry }).entry)

/** A device on a socket, as docs/protocol.md describes it; counts what it had to repair. */
export class SocketDevice {
  entries: Entry[] = []
  epoch = ''
  ranges = 0
  duplicates = 0
  #client: TestClient | null = null
  readonly #world: MessagingWorld
  readonly #place: { memberId: string; id: string }

  constructor(world: MessagingWorld, memberId: string, id: string) {
    this.#world = world
    this.#place = { memberId, id }
  }

  get lastSeq(): number {
    return this.entries.at(-1)?.seq ?? 0
  }

  /** Connects; resolves with whether the gateway had everything that was missed. */
  async connect(site: ConversationGateway): Promise<boolean> {
    this.#client = await openSocket(site, this.#place.memberId)
    const since = this.epoch === '' ? undefined : { epoch: this.epoch, seq: this.lastSeq }
    const { epoch, recovered } = await this.#client.subscribe(`conv/${this.#place.id}`, since)
    if (epoch !== this.epoch) this.entries = []
    this.epoch = epoch
    if (!recovered) await this.#readRange()
    return recovered
  }

  /** Takes what has come so far. */
  async take(): Promise<void> {
    for (const frame of this.#client?.frames.splice(0) ?? []) {
      if (frame.op !== 'event' || !isConversationEvent(frame.data)) continue
      const { entry } = frame.data
      if (entry.seq === this.lastSeq + 1) this.entries.push(entry)
      else if (entry.seq > this.lastSeq) await this.#readRange()
      else this.duplicates += 1
    }
  }

  /** Loses the network, with all that was on its way. */
  async disconnect(): Promise<void> {
    await this.#client?.close()
    this.#client = null
  }

  async #readRange(): Promise<void> {
    this.ranges += 1
    const { memberId, id } = this.#place
    for (let more = true; more; ) {
      const page = await this.#world.range(memberId, id, { after: this.lastSeq })
      this.entries.push(...page.entries)
      more = page.entries.length > 0
    }
  }
}
