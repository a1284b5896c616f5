import { connect, type Db, JOB_LIMITS } from '../../../platform/database'
import { readAccess, urlOf } from '../../../platform/database/embedded/access'
import { readPostmaster } from '../../../platform/database/embedded/postmaster'
import { createLog } from '../../../platform/log'
import { createScratchDir } from '../../../testing/scratch-dir'
import { type ServerProcess, spawnServer } from '../../../testing/spawn-server'
import { until } from '../../../testing/until'
import { newClientMsgId } from '../testing'
import {
  makeSpawnedGroup,
  type SpawnedSend,
  sendTo,
  storedMessages,
} from '../testing/spawned-group'

let scratch: Awaited<ReturnType<typeof createScratchDir>>
let server: ServerProcess
beforeAll(async () => {
  scratch = await createScratchDir()
  server = await spawnServer({ VAR_DIR: scratch.dir })
})
afterAll(async () => {
  await server.end('SIGTERM')
  await scratch.remove()
})

async function withDatabase<T>(read: (db: Db) => Promise<T>): Promise<T> {
  const url = urlOf(await readAccess(`${scratch.dir}/postgres`), 'saidian')
  const db = connect(url, createLog('silent'), JOB_LIMITS)
  return read(db).finally(() => db.destroy())
}

const postmaster = async () => (await readPostmaster(`${scratch.dir}/postgres/data`))?.pid ?? 0

test('sends to a killed database get 503, and sent again they are stored once', async () => {
  const { id, members } = await withDatabase((db) => makeSpawnedGroup(db, 16))
  const all: SpawnedSend[] = members.map((member) => ({
    member,
    clientMsgId: newClientMsgId(),
    seq: null,
  }))
  const pid = await postmaster()
  const sending = all.map((one) => sendTo(server, id, one))
  await Promise.race(sending)
  process.kill(pid, 'SIGKILL')
  const answers = await Promise.all(sending)
  for (const { status } of answers) expect([200, 503]).toContain(status)
  const acknowledged = new Map(
    all.flatMap(({ clientMsgId, seq }) => (seq === null ? [] : [[clientMsgId, seq]])),
  )
  expect(acknowledged.size).toBeGreaterThan(0)

  const [first] = all
  if (!first) throw new Error('there is no member')
  const later: SpawnedSend = { member: first.member, clientMsgId: newClientMsgId(), seq: null }
  // Until the database is back, each answer says when to try again.
  await until(async () => {
    const { status, retryAfter } = await sendTo(server, id, later)
    if (status !== 200) expect([status, Number(retryAfter) > 0]).toEqual([503, true])
    return status === 200
  }, 200)
  for (const one of all) await sendTo(server, id, one)

  const log = await withDatabase((db) => storedMessages(db, id))
  expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1))
  const seqs = new Map(log.map(({ clientMsgId, seq }) => [clientMsgId, seq]))
  for (const [clientMsgId, seq] of acknowledged) expect(seqs.get(clientMsgId)).toBe(seq)
  for (const { clientMsgId, seq } of [...all, later]) expect(seqs.get(clientMsgId)).toBe(seq)
})
