import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { voiceAddress } from '@saidian/shared/contracts/messaging'
import { sql } from 'kysely'
import { photo } from '../../../platform/pictures/testing'
import { imposeDirectly } from '../../governance/testing'
import { makeConversation, recallEntry } from '../testing/written-log'
import { type FilesWorld, openFiles } from './testing/files-world'

let world: FilesWorld
let [sender, peer, stranger] = ['', '', '']
let conversation = ''
beforeAll(async () => {
  world = await openFiles()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.nowMs = Date.now()
  ;[sender, peer, stranger] = [await world.member(), await world.member(), await world.member()]
  conversation = await makeConversation(world.db, [sender, peer])
})

const recording = (name: string) => readFile(path.join(__dirname, 'fixtures', name))
const statusOf = async (member: string, url: string) => (await world.read(member, url)).statusCode
const upload = async () => (await world.picture(sender, await photo())).data
const DAY_MS = 86_400_000

test('a picture is seen by its sender, then by the members of its conversation alone', async () => {
  const { key, picture } = await upload()
  expect(picture).toMatchObject({ width: 300, height: 200 })
  expect(await statusOf(sender, picture.small)).toBe(200)
  expect(await statusOf(peer, picture.small)).toBe(404)
  expect(await world.sendPicture(sender, conversation, key)).toBe(1)
  for (const member of [sender, peer]) {
    const answer = await world.read(member, picture.large)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(answer.headers['cache-control']).toBe('private, no-cache')
  }
  expect(await statusOf(stranger, picture.large)).toBe(404)
  expect((await world.read('', picture.large)).json()).toMatchObject({ reason: 'auth.no_token' })
})

test('a file goes into one message, of its own member', async () => {
  const { key } = await upload()
  expect(await world.sendPicture(peer, conversation, key)).toBe(0)
  expect(await world.sendVoice(sender, conversation, key)).toBe(0)
  const both = await Promise.all([
    world.sendPicture(sender, conversation, key),
    world.sendPicture(sender, conversation, key),
  ])
  expect(both.sort()).toEqual([0, 1])
  expect(await world.sendPicture(sender, conversation, 'f'.repeat(32))).toBe(0)
})

test('images of pages read by the cookie, pages of other origins do not', async () => {
  const { key, picture } = await upload()
  await world.sendPicture(sender, conversation, key)
  const cookieOf = (member: string) => `session=${member}${'x'.repeat(43 - member.length)}`
  const byCookie = async (member: string, site: string) =>
    (
      await world.read('', picture.small, {
        cookie: cookieOf(member),
        'sec-fetch-site': site,
      })
    ).statusCode
  expect(await byCookie(peer, 'same-origin')).toBe(200)
  expect(await byCookie(stranger, 'same-origin')).toBe(404)
  for (const site of ['cross-site', 'same-site', 'none'])
    expect(
      (
        await world.read('', picture.small, { cookie: cookieOf(peer), 'sec-fetch-site': site })
      ).json(),
    ).toMatchObject({ reason: 'auth.no_token' })
})

test('who left reads up to where they left, who joined from where they joined', async () => {
  const group = await makeConversation(world.db, [sender, peer, stranger])
  const files = [await upload(), await upload()]
  for (const { key } of files) await world.sendPicture(sender, group, key)
  const setMember = (member: string, column: string, seq: number) =>
    sql`UPDATE conversation_members SET ${sql.ref(column)} = ${seq}
      WHERE conversation_id = ${group} AND member_id = ${member}`.execute(world.db)
  await setMember(peer, 'left_seq', 1)
  await setMember(stranger, 'first_seq', 1)
  const read = (member: string) =>
    Promise.all(files.map(({ picture }) => statusOf(member, picture.small)))
  expect(await read(sender)).toEqual([200, 200])
  expect(await read(peer)).toEqual([200, 404])
  expect(await read(stranger)).toEqual([404, 200])
})

test('pictures of blocked members and of recalled messages are not read', async () => {
  const { key, picture } = await upload()
  const seq = await world.sendPicture(sender, conversation, key)
  const { headers } = await world.read(peer, picture.small)
  await world.block(peer, sender)
  expect(await statusOf(peer, picture.small)).toBe(404)
  expect(await statusOf(sender, picture.small)).toBe(200)
  await sql`DELETE FROM member_blocks`.execute(world.db)
  const again = { 'if-none-match': headers.etag as string }
  expect((await world.read(peer, picture.small, again)).statusCode).toBe(304)
  await recallEntry(world.db, conversation, { seq, senderId: sender, atMs: world.clock.nowMs })
  for (const member of [sender, peer]) {
    expect((await world.read(member, picture.small, again)).statusCode).toBe(404)
  }
})

test.each([
  ['chromium.webm', 'audio/webm', 3_000],
  ['chromium.mp4', 'audio/mp4', 2_961],
])('a voice of %s is measured, sent and played in ranges', async (name, type, ms) => {
  const bytes = await recording(name)
  const { data } = await world.voice(sender, bytes)
  expect(data).toEqual({ key: expect.stringMatching(/^[0-9a-f]{32}$/), ms })
  await world.sendVoice(sender, conversation, data.key)
  const whole = await world.read(peer, voiceAddress(data.key))
  expect(whole.headers['content-type']).toBe(type)
  expect(whole.rawPayload.equals(bytes)).toBe(true)
  const part = await world.read(peer, voiceAddress(data.key), { range: 'bytes=10-19' })
  expect([part.statusCode, part.rawPayload.equals(bytes.subarray(10, 20))]).toEqual([206, true])
  expect(await statusOf(stranger, voiceAddress(data.key))).toBe(404)
})

test('what is no picture or recording is rejected and leaves nothing', async () => {
  const before = await world.objects()
  const script = Buffer.from('<script>alert(1)</script>')
  expect((await world.picture(sender, script)).reason).toBe('message.bad_picture')
  expect((await world.voice(sender, script)).reason).toBe('message.bad_voice')
  expect((await world.voice(sender, Buffer.alloc(0))).reason).toBe('message.bad_voice')
  const large = await world.voice(sender, Buffer.alloc(1024 * 1024 + 1, 0x1a))
  expect(large.reason).toBe('message.voice_too_long')
  expect(await world.objects()).toEqual(before)
})

test('a member who is muted in private messages sends no files', async () => {
  const muted = await world.member()
  const mute = { memberId: muted, kind: 'mute', scope: 'conversation' } as const
  await imposeDirectly(world.db, { ...mute, nowMs: world.clock.now() })
  const before = await world.objects()
  expect((await world.voice(muted, Buffer.alloc(10))).reason).toBe('account.muted')
  expect((await world.picture(muted, Buffer.alloc(10))).reason).toBe('account.muted')
  expect(await world.objects()).toEqual(before)
})

test.each(['../../etc/passwd', `${'0'.repeat(32)}-9.webp`, `${'0'.repeat(32)}`, 'x.voice'])(
  'no file has the name %s',
  async (name) => {
    expect(await statusOf(sender, `/imapi/chat/file/${encodeURIComponent(name)}`)).toBe(404)
  },
)

test('unsent files go after a day, recalled ones too, and reported ones stay', async () => {
  await sql`DELETE FROM message_files`.execute(world.db)
  const [unsent, sent, recalled, reported] = [
    ...[await upload(), await upload(), await upload(), await upload()],
  ]
  const seqs: number[] = []
  for (const { key } of [sent, recalled, reported])
    seqs.push(await world.sendPicture(sender, conversation, key))
  await world.sweep()
  await sql`INSERT INTO message_reports
      (conversation_id, sender_id, reporter_id, seqs, reason, at)
    VALUES (${conversation}, ${sender}, ${peer}, ${[seqs[2]]}, 'spam', now())`.execute(world.db)
  for (const seq of seqs.slice(1)) {
    const given = { seq, senderId: sender, atMs: world.clock.nowMs }
    await recallEntry(world.db, conversation, given)
  }
  world.clock.nowMs += DAY_MS + 7_200_000
  await world.sweep()
  const { rows } = await sql<{ key: string }>`SELECT key FROM message_files`.execute(world.db)
  expect(rows.map(({ key }) => key).sort()).toEqual([sent.key, reported.key].sort())
  const objects = await world.objects()
  for (const { key } of [unsent, recalled])
    expect(objects.filter((name) => name.startsWith(key))).toEqual([])
  expect(objects.filter((name) => name.startsWith(sent.key))).not.toEqual([])
})

test('a file whose message was recalled before anyone read it goes as well', async () => {
  await sql`DELETE FROM message_files`.execute(world.db)
  const { key } = await upload()
  const seq = await world.sendPicture(sender, conversation, key)
  await recallEntry(world.db, conversation, { seq, senderId: sender, atMs: world.clock.nowMs })
  world.clock.nowMs += DAY_MS + 7_200_000
  await world.sweep()
  expect((await world.objects()).filter((name) => name.startsWith(key))).toEqual([])
})

test('files of a member are exported, and erased with the account', async () => {
  const { key } = await upload()
  await world.sendPicture(sender, conversation, key)
  const { part } = world.parts
  expect(await part.export(world.db, sender)).toMatchObject([
    { key, kind: 'picture', conversationId: conversation },
  ])
  const tasks: (() => Promise<void>)[] = []
  await world.db
    .transaction()
    .execute((trx) => part.erase(trx, sender, (task) => void tasks.push(task)))
  for (const task of tasks) await task()
  expect(await part.export(world.db, sender)).toEqual([])
  expect((await world.objects()).filter((name) => name.startsWith(key))).toEqual([])
})
