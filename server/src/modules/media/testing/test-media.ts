import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createInProcessBus } from '../../../platform/bus'
import { type Clock, systemClock } from '../../../platform/clock'
import { openPort, type Port } from '../../../platform/http'
import { createLog } from '../../../platform/log'
import { createMetrics } from '../../../platform/metrics'
import { createTestApp } from '../../../testing'
import { createScratchDir } from '../../../testing/scratch-dir'
import { until } from '../../../testing/until'
import { createFlvReader, type FlvTag } from '../flv'
import { type MediaDeps, mediaModule } from '../media.module'
import { createPlaySigner, type Play } from '../play'
import { createTestRooms } from './test-rooms'

export type TestMedia = Awaited<ReturnType<typeof startTestMedia>>

/** A media server with a port of its own; its rooms are in memory. */
export async function startTestMedia(given: Partial<MediaDeps> = {}) {
  const scratch = await createScratchDir()
  const clock: Clock = given.clock ?? systemClock
  const signer = createPlaySigner({ varDir: scratch.dir, origin: null, clock })
  const bus = createInProcessBus()
  const metrics = createMetrics()
  const rooms = createTestRooms()
  const log = createLog('silent')
  const deps = { bus, clock, log, metrics, signer, broadcasts: rooms, rtmpPort: 0, origin: null }
  const media = mediaModule({ ...deps, hasSecondQuality: false, ...given })
  const app: FastifyInstance = await createTestApp({ modules: [media] })
  const port: Port = await openPort(app, { port: 0 })
  const running = new AbortController()
  await media.start?.(running.signal)
  const sign = (play: Partial<Play> = {}) =>
    signer.signPlay({
      roomId: 10_001,
      line: 1,
      viewer: 'vtester-0001',
      expiresAtMs: clock.now() + 60_000,
      ...play,
    })
  return {
    media,
    hub: media.hub,
    port,
    bus,
    metrics,
    rooms,
    sign,
    rtmpPort: async () => {
      await until(() => media.rtmpPort() !== null)
      return media.rtmpPort() as number
    },
    countOf: async (name: string) => {
      const values = (await metrics.getSingleMetric(name)?.get())?.values ?? []
      return values.reduce((sum, { value }) => sum + value, 0)
    },
    watch: async (url?: string) => TestViewer.open(port.number, url ?? (await sign())),
    stop: async () => {
      running.abort()
      await port.close(2_000)
      await app.close()
      await scratch.remove()
    },
  }
}

/** Reads the answer of one address from a socket. */
export class TestViewer {
  readonly tags: FlvTag[] = []
  head = ''
  flags = 0
  isClosed = false
  readonly socket: Socket
  readonly #reader = createFlvReader()

  private constructor(socket: Socket) {
    this.socket = socket
    socket.on('error', () => undefined)
    socket.on('close', () => {
      this.isClosed = true
    })
    socket.on('data', (chunk: Buffer) => this.#read(chunk))
  }

  static open(port: number, url: string): TestViewer {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET ${url} HTTP/1.1\r\nHost: x\r\n\r\n`)
    return new TestViewer(socket)
  }

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.head)?.[1] ?? 0)
  }

  #read(chunk: Buffer): void {
    if (this.head.includes('\r\n\r\n')) {
      this.#readBody(chunk)
      return
    }
    this.head += chunk.toString('latin1')
    const end = this.head.indexOf('\r\n\r\n')
    if (end === -1) return
    const body = Buffer.from(this.head.slice(end + 4), 'latin1')
    this.head = this.head.slice(0, end + 4)
    this.#readBody(body)
  }

  #readBody(body: Buffer): void {
    if (this.status !== 200) return
    if (this.flags === 0 && body.length > 4) this.flags = body[4] as number
    this.tags.push(...this.#reader.read(body))
  }
}
