import { sql } from 'kysely'
import { attachFiles, insertVoice } from '../files/files.repository'
import { fileName } from '../sent-files'
import { type MessagingWorld, newClientMsgId, openMessaging } from '../testing'

let world: MessagingWorld
beforeAll(async () => {
  world = await openMessaging({
    files: {
      attach: async (trx, files) =>
        new Map(
          (await attachFiles(trx, files)).flatMap((file) =>
            'ms' in file ? [[fileName(file), { kind: 'voice', key: file.key, ms: file.ms }]] : [],
          ),
        ),
    },
  })
})
afterAll(() => world.close())

let made = 0
/** A voice of 2 seconds that the member uploaded. */
async function voiceOf(memberId: string): Promise<string> {
  made += 1
  const key = made.toString(16).padStart(32, '0')
  await insertVoice(world.db, { key, ms: 2_000, memberId, nowMs: world.clock.nowMs })
  return key
}

async function twoFriends() {
  const [one, other] = [await world.member(), await world.member()]
  world.befriend(one, other)
  return { one, other, id: await world.open(one, other) }
}

test('a voice has the length that was measured, whatever its sender says', async () => {
  const { one, other, id } = await twoFriends()
  const key = await voiceOf(one)
  const { data } = await world.send(one, id, { kind: 'voice', key, ms: 60_000 })
  expect(data.body).toEqual({ kind: 'voice', key, ms: 2_000 })
  expect((await world.log(other, id))[0]?.body).toEqual({ kind: 'voice', key, ms: 2_000 })
})

test('of messages sent at once with one file the first one has it', async () => {
  const { one, other, id } = await twoFriends()
  const key = await voiceOf(one)
  const body = { kind: 'voice' as const, key, ms: 2_000 }
  // The first send runs alone, so that the others are of one batch.
  const [, first, ...others] = await Promise.all([
    world.say(one, id, '听'),
    world.send(one, id, body),
    world.send(one, id, body),
    world.send(other, id, body),
  ])
  expect(first?.code).toBe(200)
  expect(others.map(({ reason }) => reason)).toEqual([
    'message.no_such_file',
    'message.no_such_file',
  ])
  expect(await world.log(other, id)).toHaveLength(2)
})

test('a message that is rejected takes no file', async () => {
  const { one, id } = await twoFriends()
  const key = await voiceOf(one)
  const body = { kind: 'voice' as const, key, ms: 2_000 }
  const clientMsgId = newClientMsgId()
  const rejected = await world.send(one, id, body, { clientMsgId, replyTo: 9 })
  expect(rejected.reason).toBe('message.no_such_message')
  const { rows } = await sql<{ id: string | null }>`
    SELECT conversation_id AS id FROM message_files WHERE key = ${key}`.execute(world.db)
  expect(rows).toEqual([{ id: null }])
  expect((await world.send(one, id, body, { clientMsgId })).code).toBe(200)
})
