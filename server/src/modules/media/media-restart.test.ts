import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { createTestDatabase, type TestDatabase } from '../../testing'
import { makeMember } from '../../testing/make-member'
import { createScratchDir } from '../../testing/scratch-dir'
import { type ServerProcess, spawnServer } from '../../testing/spawn-server'
import { until } from '../../testing/until'
import { readClip } from './testing/clip'
import { RtmpPublisher } from './testing/rtmp-publisher'
import { TestViewer } from './testing/test-media'

const KEY = 'key-of-the-killed-server'

let database: TestDatabase
let scratch: Awaited<ReturnType<typeof createScratchDir>>
let server: ServerProcess
let env: Record<string, string>

beforeAll(async () => {
  database = await createTestDatabase()
  scratch = await createScratchDir()
  env = { DATABASE_URL: database.url, VAR_DIR: scratch.dir, ROLES: 'api,media' }
  server = await spawnServer(env)
}, 60_000)
afterAll(async () => {
  server.child.kill('SIGKILL')
  await scratch.remove()
  await database.drop()
})

async function makeRoom(clip: string | null, key: string | null): Promise<number> {
  const { id } = await makeMember(database.db)
  const hash = key && createHash('sha256').update(key).digest()
  const { rows } = await sql<{ id: number }>`
    INSERT INTO rooms (anchor_id, title, column_id, is_demo, demo_clip, key_hash, created_at)
    VALUES (${id}, '直播', 1, ${clip !== null}, ${clip}, ${hash}, now()) RETURNING id
  `.execute(database.db)
  return rows[0]?.id as number
}

type Play = { isLive: boolean; sources: { line: number; quality: string; url: string }[] }

async function askPlay(roomId: number): Promise<Play> {
  const response = await fetch(`${server.url}/api/room/play`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ roomId, visitor: 'visitor-0001' }),
  })
  return ((await response.json()) as { data: Play }).data
}

/** As a player: asks for an address and opens it, until pictures come. */
async function play(roomId: number): Promise<TestViewer> {
  for (;;) {
    const { sources } = await askPlay(roomId).catch(() => ({ sources: [] }))
    const [source] = sources
    if (source) {
      const viewer = TestViewer.open(Number(new URL(server.url).port), source.url)
      await until(() => viewer.isClosed || viewer.tags.some(({ isKeyframe }) => isKeyframe))
      if (!viewer.isClosed) return viewer
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const rtmpPort = () =>
  server.lines.find(({ msg }) => msg === 'encoders can publish')?.rtmpPort as number

test('demo and encoder play on the one port, and again after the server was killed', async () => {
  const demo = await makeRoom('football', null)
  const room = await makeRoom(null, KEY)
  const viewer = await play(demo)
  expect((await askPlay(demo)).sources.map(({ line, quality }) => [line, quality])).toEqual([
    [1, 'source'],
  ])
  expect((await askPlay(room)).isLive).toBe(false)

  const publish = async () => {
    const { publisher, isAccepted } = await RtmpPublisher.publish(rtmpPort(), KEY)
    expect(isAccepted).toBe(true)
    publisher.write(readClip())
    return publisher
  }
  await publish()
  const other = await play(room)
  const before = await broadcasts()
  expect(before.map(({ roomId }) => roomId)).toEqual([demo, room])

  await server.end('SIGKILL')
  await until(() => viewer.isClosed && other.isClosed)
  server = await spawnServer({ ...env, PORT: new URL(server.url).port })
  await until(() => rtmpPort() > 0)
  await publish()
  const again = [await play(demo), await play(room)]
  // The short interruption belongs to the broadcast.
  expect(await broadcasts()).toEqual(before)
  for (const { socket } of again) socket.destroy()
}, 60_000)

async function broadcasts(): Promise<{ id: number; roomId: number }[]> {
  const { rows } = await sql<{ id: number; roomId: number }>`
    SELECT id::float8, room_id AS "roomId" FROM broadcasts ORDER BY id`.execute(database.db)
  return rows
}

test('a busy RTMP_PORT is one line of the log; the server serves', async () => {
  const second = await spawnServer({ ...env, RTMP_PORT: String(rtmpPort()) })
  const faults = () => second.lines.filter(({ msg }) => String(msg).includes('cannot be opened'))
  await until(() => faults().length > 0)
  expect(faults()).toHaveLength(1)
  expect((await fetch(`${second.url}/openapi.json`)).status).toBe(200)
  expect(await second.end('SIGTERM')).toBe(0)
}, 60_000)
