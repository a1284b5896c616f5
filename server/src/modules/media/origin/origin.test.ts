import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createInProcessBus } from '../../../platform/bus'
import { systemClock } from '../../../platform/clock'
import { createLog } from '../../../platform/log'
import { createMetrics } from '../../../platform/metrics'
import { createTestApp } from '../../../testing'
import { createScratchDir } from '../../../testing/scratch-dir'
import { until } from '../../../testing/until'
import { mediaModule } from '../media.module'
import { DROP_VIEWER } from '../media-messages'
import { createPlaySigner, type HookedOrigin } from '../play'
import { createTestRooms } from '../testing/test-rooms'

const KEY = 'key-of-room-10001'
const secret = 'the-secret-of-the-calls'
const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const templates = ['https://a.example/live/{stream}.flv', 'https://b.example/live/{stream}.flv']

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function start(scheme: HookedOrigin['scheme']) {
  const scratch = await createScratchDir()
  const origin = { templates, scheme, secret: 'signing-key', hookSecret: secret }
  const bus = createInProcessBus()
  const signer = createPlaySigner({ varDir: scratch.dir, origin, clock: systemClock })
  const rooms = createTestRooms()
  rooms.keys.set(KEY, 10_001)
  const deps = { clock: systemClock, log: createLog('silent'), metrics: createMetrics() }
  const media = mediaModule({
    ...deps,
    bus,
    signer,
    broadcasts: rooms,
    hasSecondQuality: false,
    rtmpPort: 0,
    origin,
  })
  const app: FastifyInstance = await createTestApp({ modules: [media] })
  const running = new AbortController()
  await media.start?.(running.signal)
  stops.push(async () => {
    running.abort()
    await app.close()
    await scratch.remove()
  })
  const post = async (body: object, given = secret) => {
    const url = `/media/origin/${scheme}?secret=${given}`
    const { statusCode } = await app.inject({ method: 'POST', url, payload: body })
    return statusCode
  }
  const get = async (query: string) =>
    (await app.inject({ url: `/media/origin/${scheme}?secret=${secret}&${query}` })).statusCode
  const events = () => rooms.events.map(({ what }) => what).filter((what) => what !== 'seen')
  return { app, bus, signer, post, get, events }
}

const play = {
  roomId: 10_001,
  line: 2,
  viewer: 'm7',
  expiresAtMs: Math.ceil(Date.now() / 1_000 + 3_600) * 1_000,
}

test('SRS asks for publishers and viewers, and reports starts and stops', async () => {
  const { bus, signer, post, events } = await start('srs')
  const publish = { action: 'on_publish', stream: '10001', param: `?key=${KEY}` }
  expect(await post(publish, 'wrong')).toBe(403)
  expect(await post({ ...publish, param: '?key=wrong' })).toBe(403)
  expect(await post({ ...publish, stream: '10002' })).toBe(403)
  expect(await post(publish)).toBe(200)
  expect(await post(publish)).toBe(403)
  await until(() => events().length === 1)

  const address = new URL(await signer.signPlay(play))
  expect(address.href).toContain('https://b.example/live/10001.flv?line=2&viewer=m7')
  const watch = { action: 'on_play', stream: '10001', param: address.search }
  expect(await post(watch)).toBe(200)
  expect(await post({ ...watch, stream: '10002' })).toBe(403)
  bus.publish(DROP_VIEWER, { roomId: 10_001, viewer: 'm7' })
  expect(await post(watch)).toBe(403)

  expect(await post({ action: 'on_unpublish', stream: '10001' })).toBe(200)
  await until(() => events().length === 2)
  expect(events()).toEqual(['started', 'ended'])
  expect(await post({ action: 'on_dvr', stream: '10001' })).toBe(200)
  expect(await post(publish)).toBe(200)
})

test('Tencent signs with txSecret and calls back', async () => {
  const { signer, post, events } = await start('tencent')
  const { searchParams } = new URL(await signer.signPlay(play))
  const txTime = (play.expiresAtMs / 1_000).toString(16).toUpperCase()
  expect(Object.fromEntries(searchParams)).toEqual({
    txSecret: md5(`signing-key10001${txTime}`),
    txTime,
  })
  expect(await post({ event_type: 1, stream_id: '10001' })).toBe(200)
  await until(() => events().length === 1)
  expect(await post({ event_type: 0, stream_id: '10001' })).toBe(200)
  await until(() => events().length === 2)
  expect(await post({ event_type: 1, stream_id: 'other' })).toBe(403)
})

test('Alibaba signs with auth_key and calls back', async () => {
  const { app, signer, get, events } = await start('alibaba')
  const { searchParams } = new URL(await signer.signPlay({ ...play, quality: 'smooth' }))
  const [time, random, user, hash] = (searchParams.get('auth_key') ?? '').split('-')
  expect([time, user]).toEqual([String(play.expiresAtMs / 1_000), '0'])
  expect(hash).toBe(md5(`/live/10001-smooth.flv-${time}-${random}-0-signing-key`))
  expect(await get('action=publish&id=10001&app=live')).toBe(200)
  await until(() => events().length === 1)
  expect(await get('action=publish_done&id=10001&app=live')).toBe(200)
  await until(() => events().length === 2)
  const { statusCode } = await app.inject({ url: '/media/origin/alibaba?action=publish&id=10001' })
  expect(statusCode).toBe(403)
})
