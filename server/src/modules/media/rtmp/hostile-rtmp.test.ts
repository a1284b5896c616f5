import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { until } from '../../../testing/until'
import { TAG } from '../flv'
import { readClip } from '../testing/clip'
import { RtmpPublisher } from '../testing/rtmp-publisher'
import { useSkippedTime } from '../testing/skip-time'
import { startTestMedia, type TestMedia } from '../testing/test-media'

/** Of each kind: handshakes, chunks and tags. */
const PEERS = process.env.LONG_TESTS ? 300 : 100
const MAX_GROWTH_BYTES = 24 * 1024 * 1024
const KEY = 'key-of-room-10001'
let site: TestMedia
let port: number

beforeAll(async () => {
  site = await startTestMedia()
  site.rooms.keys.set(KEY, 10_001)
  port = await site.rtmpPort()
})
afterAll(() => site.stop())

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function memory(): number {
  collectGarbage()
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  return heapUsed + external + arrayBuffers
}

/** Runs peers a few at a time; the server must serve a real publisher afterwards. */
async function attack(peer: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < 20; n++) await peer(n)
  const before = memory()
  for (let n = 0; n < PEERS; n += 10)
    await Promise.all(Array.from({ length: 10 }, (_, at) => peer(n + at)))
  // Connections that close need a moment; a leak never ends.
  await until(() => memory() - before < MAX_GROWTH_BYTES)
  const { publisher, isAccepted } = await RtmpPublisher.publish(port, KEY)
  expect(isAccepted).toBe(true)
  publisher.write(readClip().slice(0, 100))
  await until(() => site.hub.get('10001') !== undefined)
  publisher.socket.destroy()
  await until(() => site.hub.streams().length === 0)
}

test('malformed handshakes', async () => {
  await attack(async (n) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    const isOpen = new Promise((resolve) => socket.once('connect', resolve))
    await isOpen
    const sizes = [0, 1, 9, 1_535, 1_537, 3_073, 20_000]
    socket.write(randomBytes(sizes[n % sizes.length] as number))
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (n % 2 === 0) socket.resetAndDestroy()
    else socket.destroy()
  })
}, 60_000)

const uint24 = (value: number) => [value >> 16, (value >> 8) & 255, value & 255]
const HOSTILE: ((n: number) => Buffer)[] = [
  () => randomBytes(3_000),
  // A message of 16 MB, a byte of it.
  () => Buffer.from([3, 0, 0, 0, ...uint24(0xffffff), 20, 0, 0, 0, 0, 1]),
  // A hundred messages that never end.
  () =>
    Buffer.concat(
      Array.from({ length: 60 }, (_, n) =>
        Buffer.from([n + 2, 0, 0, 0, ...uint24(10_000), 20, 0, 0, 0, 0, ...randomBytes(128)]),
      ),
    ),
  // A message that becomes shorter than what came.
  () =>
    Buffer.concat([
      Buffer.from([3, 0, 0, 0, ...uint24(5_000), 20, 0, 0, 0, 0, ...randomBytes(128)]),
      Buffer.from([3, 0, 0, 0, ...uint24(1), 20, 0, 0, 0, 0, ...randomBytes(200)]),
    ]),
  // Chunks of no bytes, and of four billion.
  () => Buffer.from([2, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
  () => Buffer.from([2, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 255, 255, 255, 255]),
  // Control messages without their value.
  () => Buffer.from([2, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 9, 9]),
  // Nested values without an end, and a command of random values.
  () => message(20, Buffer.concat([Buffer.from([2, 0, 7, ...Buffer.from('connect')]), nested()])),
  () =>
    message(
      20,
      Buffer.concat([Buffer.from([2, 0, 7, ...Buffer.from('publish')]), randomBytes(90)]),
    ),
  () => message(17, randomBytes(100)),
]
const nested = () => Buffer.alloc(60, Buffer.from([3, 0, 1, 97]))
const message = (type: number, body: Buffer) =>
  Buffer.from([3, 0, 0, 0, ...uint24(body.length), type, 0, 0, 0, 0, ...body])

test('peers with malformed chunks', async () => {
  await attack(async (n) => {
    const peer = await RtmpPublisher.open(port)
    const bytes = HOSTILE[n % HOSTILE.length]?.(n) as Buffer
    peer.socket.write(bytes)
    peer.socket.write(randomBytes(500))
    await new Promise((resolve) => setTimeout(resolve, 5))
    peer.socket.destroy()
  })
}, 60_000)

test('publishers of malformed tags', async () => {
  let n = 0
  await attack(async () => {
    const key = `key-of-peer-${n++}`
    site.rooms.keys.set(key, 20_000 + n)
    const { publisher, isAccepted } = await RtmpPublisher.publish(port, key)
    expect(isAccepted).toBe(true)
    const url = await site.sign({ roomId: 20_000 + n })
    for (const type of [TAG.audio, TAG.video, TAG.data, 15, 22])
      for (const size of [0, 1, 2, 40, 300])
        publisher.send({ type, channel: 4, timestamp: size * 1_000, body: randomBytes(size) })
    const keyframe = Buffer.concat([Buffer.from([0x17, 0]), randomBytes(9)])
    publisher.send({ type: TAG.video, channel: 4, timestamp: 9, body: keyframe })
    const viewer = await site.watch(url)
    await until(() => viewer.status > 0)
    publisher.socket.destroy()
    viewer.socket.destroy()
  })
  await until(async () => (await site.countOf('media_viewers')) === 0)
}, 120_000)

const HANDSHAKE = Buffer.concat([Buffer.from([3]), Buffer.alloc(2 * 1_536)])
/** Peers that publish nothing and connect again when they are disconnected. */
const ENTERING: [string, (socket: Socket) => unknown][] = [
  ['say nothing', () => undefined],
  ['send a few bytes', (socket) => socket.write(HANDSHAKE.subarray(0, 9))],
  ['end their handshake', (socket) => socket.write(HANDSHAKE)],
]

test.each(ENTERING)('500 peers of ten addresses that %s leave encoders on air', async (_, send) => {
  let isOn = true
  let connected = 0
  const open = new Set<Socket>()
  function dial(address: string): void {
    if (!isOn) return
    const socket = connect({ port, host: '127.0.0.1', localAddress: address })
    open.add(socket)
    send(socket)
    socket.on('error', () => undefined)
    socket.on('connect', () => connected++)
    socket.on('close', () => open.delete(socket) && setTimeout(() => dial(address), 1_000))
  }
  for (let n = 0; n < 500; n++) dial(`127.0.0.${2 + (n % 10)}`)
  await until(() => connected >= 500)
  for (let n = 0; n < 2; n++) {
    const { publisher, isAccepted } = await RtmpPublisher.publish(port, KEY)
    expect(isAccepted).toBe(true)
    publisher.socket.destroy()
    await until(() => site.hub.streams().length === 0)
  }
  isOn = false
  for (const socket of open) socket.destroy()
  await until(async () => (await site.countOf('rtmp_entering_open')) === 0)
})

describe('in skipped time', () => {
  let skip: (ms: number) => void
  beforeEach(() => {
    skip = useSkippedTime()
  })
  afterEach(() => jest.useRealTimers())

  test('a peer without a handshake is gone after 3 s, one with it is not', async () => {
    const entering = () => site.countOf('rtmp_entering_open')
    const encoder = await RtmpPublisher.open(port)
    const silent = connect(port, '127.0.0.1')
    silent.on('error', () => undefined)
    await until(async () => (await entering()) === 2)
    skip(3_000)
    await until(async () => (await entering()) === 1)
    expect(await encoder.publish(KEY)).toBe(true)
    silent.destroy()
    encoder.socket.destroy()
  })
})
