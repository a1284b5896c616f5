import { copyFile, readdir, rename, truncate } from 'node:fs/promises'
import path from 'node:path'
import type { Replay, RoomMessage } from '@saidian/shared/contracts/rooms'
import { sql } from 'kysely'
import { until } from '../../../testing/until'
import { imposeDirectly } from '../../governance/testing'
import { diskFiles, type FileLayer } from './flv-file'
import { hasRecording, readUnfinished } from './recordings.repository'
import { readRecording } from './testing/read-recording'
import { openRecordings, type RecordingsWorld } from './testing/recordings-world'

let world: RecordingsWorld
afterEach(() => world.close())

const files = async () => (await readdir(world.dir)).filter((name) => name.endsWith('.flv'))
const replay = async (id: number, as = ''): Promise<Replay> =>
  (await world.read(`/api/room/replay/${id}`, as)).data

test('a broadcast is recorded, listed and played in ranges, by signed addresses', async () => {
  world = await openRecordings()
  const { roomId } = await world.rooms.anchor('今晚德比')
  const { end } = await world.broadcast(roomId, 8_000)
  await until(() => hasRecording(world.db, roomId))
  end()
  const [recording] = await world.recordingsOf(roomId, 1)
  expect(recording).toMatchObject({ roomId, title: '今晚德比', match: null })
  const { url, room, expiresAt } = await replay(recording?.id ?? 0)
  expect([room.id, expiresAt > Date.now()]).toEqual([roomId, true])

  const whole = await world.app.inject(url)
  expect([whole.statusCode, whole.rawPayload.length]).toEqual([200, recording?.bytes])
  expect(whole.headers).toMatchObject({ 'content-type': 'video/x-flv', 'accept-ranges': 'bytes' })
  const { points } = await readRecording(path.join(world.dir, (await files())[0] ?? ''))
  expect(points.length).toBeGreaterThan(4)
  // As flv.js seeks: from the byte of a key frame on.
  const start = whole.rawPayload.indexOf(points[3]?.tag.wire ?? '')
  const rest = await world.app.inject({ url, headers: { range: `bytes=${start}-` } })
  expect([rest.statusCode, rest.rawPayload.equals(whole.rawPayload.subarray(start))]).toEqual([
    206,
    true,
  ])
  const size = whole.rawPayload.length
  expect(rest.headers['content-range']).toBe(`bytes ${start}-${size - 1}/${size}`)
  const outside = await world.app.inject({ url, headers: { range: `bytes=${size}-` } })
  expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${size}`])

  const bad = [
    url.replace(/sign=./, 'sign=_'),
    url.replace(/expires=\d/, 'expires=9'),
    url.replace(`replay/${recording?.id}`, `replay/${(recording?.id ?? 0) + 1}`),
    `${url}&viewer=1`,
    url.replace(/\?.*/, ''),
  ]
  for (const one of bad) expect([one, (await world.app.inject(one)).statusCode]).toEqual([one, 404])
})

test('who was removed from a room sees no replay, with an old address neither', async () => {
  world = await openRecordings()
  const { roomId } = await world.rooms.anchor()
  const viewer = await world.rooms.member()
  ;(await world.broadcast(roomId, 4_000)).end()
  await world.recordingsOf(roomId, 1)
  const [{ id = 0 } = {}] = await world.recordingsOf(roomId, 1)
  const { url } = await replay(id, viewer)
  expect((await world.app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
  const removed = { memberId: viewer, kind: 'ban', scope: 'room', place: roomId } as const
  await imposeDirectly(world.rooms.db, removed)
  expect((await world.app.inject(url)).statusCode).toBe(404)
  expect(await world.read(`/api/room/replay/${id}`, viewer)).toMatchObject({
    reason: 'room.removed',
  })
  expect((await replay(id)).recording.id).toBe(id)
})

test('a replay has the scores and the messages of its time', async () => {
  world = await openRecordings()
  const { db } = world
  const { id: anchor, roomId } = await world.rooms.anchor()
  const matchId = await world.rooms.match()
  await sql`UPDATE rooms SET match_id = ${matchId} WHERE id = ${roomId}`.execute(db)
  await sql`INSERT INTO football_match_states
      (match_id, status, score, half_kickoff_at, source, source_at)
    VALUES (${matchId}, 2, '{0,0}', now() - interval '10 minutes', 't', now())`.execute(db)
  const say = (text: string, at: string, room: number | null = null) =>
    sql`INSERT INTO room_messages (match_id, room_id, author_id, key, text, at)
      VALUES (${matchId}, ${room}, ${anchor}, ${`key-${text}`}, ${text},
        now() + ${at}::interval)`.execute(db)
  await say('太早了', '-1 minute')
  const { end } = await world.broadcast(roomId, 20_000)
  const stored = async () => {
    const { rows } = await sql`SELECT FROM recording_scores`.execute(db)
    return rows.length
  }
  await until(async () => (await stored()) === 1)
  await say('好球', '1 second')
  await say('进了', '1 second', roomId)
  await say('收工', '1 minute')
  await sql`UPDATE football_match_states SET score = '{1,0}'`.execute(db)
  await until(async () => (await stored()) === 2)
  end()
  const [{ id = 0 } = {}] = await world.recordingsOf(roomId, 1)
  const { scores, recording } = await replay(id)
  expect(scores).toMatchObject([
    { home: 0, away: 0, state: "11'" },
    { home: 1, away: 0, state: "11'" },
  ])
  expect(scores[0]?.at).toBeGreaterThanOrEqual(recording.startedAt)
  expect(recording.match).toMatchObject({ id: matchId, home: '甲' })
  const { data } = await world.read(`/api/room/replay/${id}/messages?fromMs=0`)
  expect((data as RoomMessage[]).map(({ text, role }) => [text, role])).toEqual([
    ['好球', undefined],
    ['进了', 2],
  ])
  const later = await world.read(`/api/room/replay/${id}/messages?fromMs=300000`)
  expect(later.data).toEqual([])
})

test('the file of a killed process is completed, one without a row is removed', async () => {
  world = await openRecordings()
  const { roomId } = await world.rooms.anchor()
  ;(await world.broadcast(roomId, 8_000)).end()
  const [{ bytes = 0 } = {}] = await world.recordingsOf(roomId, 1)
  const [name = ''] = await files()
  await copyFile(path.join(world.dir, name), path.join(world.dir, 'unknown.flv'))
  await until(async () => (await files()).length === 1)
  await truncate(path.join(world.dir, name), bytes - 50_000)
  await sql`UPDATE recordings SET state = 'recording', ended_at = NULL`.execute(world.db)
  const [repaired] = await world.recordingsOf(roomId, 1)
  expect(repaired?.bytes).toBeLessThanOrEqual(bytes - 50_000)
  expect((await readRecording(path.join(world.dir, name))).bytes).toBe(repaired?.bytes)
})

test('a recording without its file is not listed, and its address says so', async () => {
  world = await openRecordings()
  const { roomId } = await world.rooms.anchor()
  for (const count of [1, 2]) {
    ;(await world.broadcast(roomId, 4_000)).end()
    await world.recordingsOf(roomId, count)
  }
  const [present, lost] = await world.recordingsOf(roomId, 2)
  const { rows } = await sql<{ key: string }>`
    SELECT file_key AS key FROM recordings WHERE id = ${lost?.id}`.execute(world.db)
  const file = path.join(world.dir, `${rows[0]?.key}.flv`)
  await rename(file, `${file}.away`)
  expect(await world.recordingsOf(roomId, 1)).toEqual([present])
  expect(await world.read(`/api/room/replay/${lost?.id}`)).toMatchObject({
    reason: 'room.recording_gone',
    message: '这段回放的录像已经不在了',
  })
  await rename(`${file}.away`, file)
  expect(await world.recordingsOf(roomId, 2)).toEqual([present, lost])
  expect((await world.app.inject((await replay(lost?.id ?? 0)).url)).statusCode).toBe(200)
})

test('demo rooms are recorded once, for a minute at most', async () => {
  world = await openRecordings()
  const { roomId } = await world.rooms.anchor()
  const { end } = await world.broadcast(roomId, 24_000, 'demo')
  await until(() => hasRecording(world.db, roomId))
  end()
  await world.recordingsOf(roomId, 1)
  const again = await world.broadcast(roomId, 24_000, 'demo')
  const real = await world.rooms.anchor()
  ;(await world.broadcast(real.roomId, 4_000)).end()
  await world.recordingsOf(real.roomId, 1)
  again.end()
  expect(await files()).toHaveLength(2)
})

/** A disk that is full for what lies behind these bytes. */
const fullDisk: FileLayer = {
  async create(file) {
    const target = await diskFiles.create(file)
    return {
      ...target,
      async write(bytes, position) {
        const room = Math.max(0, 600_000 - position)
        await target.write(bytes.subarray(0, room), position)
        if (bytes.length > room) throw Object.assign(new Error('full'), { code: 'ENOSPC' })
      },
    }
  },
}

test('a full disk stops the recording, not the broadcast, and the anchor is notified', async () => {
  world = await openRecordings({ layer: fullDisk })
  const { id: anchor, roomId } = await world.rooms.anchor('今晚德比')
  const { end, more } = await world.broadcast(roomId, 4_000)
  await until(() => hasRecording(world.db, roomId))
  const stream = world.hub.get(String(roomId))
  const seen: number[] = []
  stream?.subscribe({ onTag: ({ timestamp }) => seen.push(timestamp) })
  more(4_000, 20_000)
  const [recording] = await world.recordingsOf(roomId, 1)
  await until(async () => (await world.noticesOf(anchor)).length === 1)
  expect(await world.noticesOf(anchor)).toMatchObject([
    { template: 'rooms.recording_stopped', data: { title: '今晚德比' } },
  ])
  expect(recording?.bytes).toBeLessThanOrEqual(600_000)
  expect(seen.at(-1)).toBeGreaterThan(19_000)
  expect(world.hub.get(String(roomId))).toBe(stream)
  const [name = ''] = await files()
  expect((await readRecording(path.join(world.dir, name))).points.length).toBeGreaterThan(2)
  end()
})

test('the oldest recordings go when there are too many bytes', async () => {
  world = await openRecordings({ limits: { maxBytes: 900_000, maxAgeDays: 30 } })
  const { roomId } = await world.rooms.anchor()
  for (const count of [1, 2]) {
    ;(await world.broadcast(roomId, 4_000)).end()
    await world.recordingsOf(roomId, count)
  }
  const [newest, oldest] = await world.recordingsOf(roomId, 2)
  ;(await world.broadcast(roomId, 4_000)).end()
  await until(async () => (await world.recordingsOf(roomId, 2))[1]?.id === newest?.id)
  expect(await world.read(`/api/room/replay/${oldest?.id}`)).toMatchObject({
    reason: 'room.no_such_recording',
  })
  await until(async () => (await files()).length === 2)
})

test('an erased anchor leaves no recording, also of a broadcast that is on air', async () => {
  world = await openRecordings()
  const { id: anchor, roomId } = await world.rooms.anchor()
  ;(await world.broadcast(roomId, 4_000)).end()
  await world.recordingsOf(roomId, 1)
  await world.broadcast(roomId, 8_000)
  await until(async () => (await readUnfinished(world.db)).length === 1)
  expect(await world.module.part.export(world.db, anchor)).toHaveLength(2)
  await world.db.transaction().execute(async (trx) => {
    await world.module.part.erase(trx, anchor, () => undefined)
    await world.rooms.module.part.erase(trx, anchor, () => undefined)
  })
  await until(async () => (await files()).length === 0)
  expect((await world.read(`/api/room/recordings/${roomId}`)).data).toEqual([])
})
