import { createTestDatabase, type TestDatabase } from '../../../testing'
import { createScratchDir } from '../../../testing/scratch-dir'
import { spawnServer } from '../../../testing/spawn-server'
import { newClientMsgId } from '../testing'
import {
  makeSpawnedGroup,
  type SpawnedMember,
  type SpawnedSend,
  sendTo,
  storedMessages,
} from '../testing/spawned-group'

let database: TestDatabase
let scratch: Awaited<ReturnType<typeof createScratchDir>>
let env: Record<string, string>
beforeAll(async () => {
  database = await createTestDatabase()
  scratch = await createScratchDir()
  env = { DATABASE_URL: database.url, VAR_DIR: scratch.dir, ROLES: 'api' }
})
afterAll(async () => {
  await database.drop()
  await scratch.remove()
})

const ROUNDS = process.env.LONG_TESTS ? 20 : 2
const MEMBERS = 24

const oneOfEach = (members: readonly SpawnedMember[]): SpawnedSend[] =>
  members.map((member) => ({ member, clientMsgId: newClientMsgId(), seq: null }))

test('a server killed under load has stored what it acknowledged, without a gap', async () => {
  const { id, members } = await makeSpawnedGroup(database.db, MEMBERS)
  const all: SpawnedSend[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const server = await spawnServer(env)
    const sent = oneOfEach(members)
    all.push(...sent)
    let answers = 0
    // Killed in the middle of the answers, at another one in each round.
    await new Promise<void>((resolve) => {
      for (const one of sent)
        void sendTo(server, id, one).then(
          () => ++answers === 1 + ((round * 5) % 12) && resolve(),
          () => undefined,
        )
    })
    await server.end('SIGKILL')
  }
  const acknowledged = all.filter(({ seq }) => seq !== null)
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS)
  const known = await storedMessages(database.db, id)
  const seqs = new Map(known.map(({ seq, clientMsgId }) => [clientMsgId, seq]))
  for (const { clientMsgId, seq } of acknowledged) expect(seqs.get(clientMsgId)).toBe(seq)

  // Devices send again what was not answered, and what was.
  const server = await spawnServer(env)
  const before = new Map(all.map(({ clientMsgId, seq }) => [clientMsgId, seq]))
  for (const one of all) await sendTo(server, id, one)
  await server.end('SIGTERM')
  for (const { clientMsgId, seq } of acknowledged) expect(before.get(clientMsgId)).toBe(seq)
  const log = await storedMessages(database.db, id)
  expect(log.map(({ seq }) => seq)).toEqual(all.map((_, at) => at + 1))
  expect(new Set(log.map(({ clientMsgId }) => clientMsgId)).size).toBe(ROUNDS * MEMBERS)
}, 600_000)

test('a server that stops in order stores what it answers, and nothing else', async () => {
  const { id, members } = await makeSpawnedGroup(database.db, MEMBERS)
  const server = await spawnServer(env)
  const sent = oneOfEach(members)
  const sending = sent.map((one) => sendTo(server, id, one).catch(() => null))
  await Promise.race(sending)
  expect(await server.end('SIGTERM')).toBe(0)
  await Promise.all(sending)
  const log = await storedMessages(database.db, id)
  const acknowledged = sent.filter(({ seq }) => seq !== null)
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(log).toHaveLength(acknowledged.length)
  expect(log.map(({ clientMsgId }) => clientMsgId).sort()).toEqual(
    acknowledged.map(({ clientMsgId }) => clientMsgId).sort(),
  )
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1))
})
