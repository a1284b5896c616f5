import type { Entry } from '@saidian/shared/contracts/messaging'
import { sql } from 'kysely'
import { historySubject } from '../../platform/bus'
import { until } from '../../testing/until'
import { createAppendAct } from './log/append-act'
import { createPublishEntries } from './log/publish-entries'
import { renewEpochs } from './log/renew-epochs'
import { type MessagingWorld, openMessaging } from './testing'
import { openGateway, SocketDevice } from './testing/conversation-gateway'
import { writeEntry } from './testing/written-log'

let world: MessagingWorld
let site: Awaited<ReturnType<typeof openGateway>>
beforeEach(async () => {
  world = await openMessaging()
  site = await openGateway(world)
})
afterEach(async () => {
  await site.stop()
  await world.close()
})

const seqsOf = (entries: readonly Entry[]) => entries.map(({ seq }) => seq)
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

/** Members write one message after the other, beyond the limit of a second. */
async function writeAll(members: readonly string[], id: string, each: number): Promise<void> {
  for (let n = 0; n < each; n++) {
    if (n % 10 === 0) await sql`DELETE FROM message_paces`.execute(world.db)
    const answers = await Promise.all(members.map((member) => world.say(member, id, `第 ${n} 句`)))
    for (const { code } of answers) expect(code).toBe(200)
  }
}

test('10 devices that lose the network 8 times while members write miss nothing', async () => {
  const writers = await Promise.all(Array.from({ length: 10 }, () => world.member()))
  const id = await world.group(writers)
  const devices = writers.map((member) => new SocketDevice(world, member, id))
  let isWriting = true
  const writing = writeAll(writers, id, 40).finally(() => {
    isWriting = false
  })
  const kicks = devices.map(async (device) => {
    for (let kick = 0; kick < 8 || isWriting; kick++) {
      await device.connect(site)
      const from = device.lastSeq
      // Some events come, and those behind them are lost on their way.
      await until(async () => {
        await device.take()
        return !isWriting || device.lastSeq > from + kick
      })
      await device.disconnect()
    }
    await device.connect(site)
  })
  await writing
  await Promise.all(kicks)
  const log = await world.log(writers[0] ?? '', id)
  expect(seqsOf(log)).toEqual(upTo(400))
  for (const device of devices) {
    await until(async () => {
      await device.take()
      return device.lastSeq === 400
    })
    expect(device.entries).toEqual(log)
    await device.disconnect()
  }
})

test('a device that was away for longer than a gateway remembers reads the log', async () => {
  const writers = await Promise.all(Array.from({ length: 10 }, () => world.member()))
  const id = await world.group(writers)
  const device = new SocketDevice(world, writers[0] ?? '', id)
  await writeAll(writers, id, 1)
  await device.connect(site)
  await device.disconnect()
  await writeAll(writers, id, 40)
  const second = await openGateway(world)
  expect(await device.connect(second)).toBe(false)
  expect(device.entries).toEqual(await world.log(writers[0] ?? '', id))
  expect(seqsOf(device.entries)).toEqual(upTo(410))
  await device.disconnect()
  await second.stop()
})

test('after the log got another epoch devices read it from its start', async () => {
  const [one, other] = [await world.member(), await world.member()]
  const id = await world.group([one, other])
  for (const text of ['留下', '丢失']) await world.say(one, id, text)
  const device = new SocketDevice(world, other, id)
  await device.connect(site)
  await device.disconnect()
  // The database of before the second message is restored, and its number goes to another one.
  await sql`DELETE FROM conversation_entries WHERE conversation_id = ${id} AND seq = 2`.execute(
    world.db,
  )
  await sql`UPDATE conversations SET last_seq = 1, messages = 1 WHERE id = ${id}`.execute(world.db)
  await renewEpochs(world.db)
  await world.say(one, id, '新的第二句')
  const restarted = await openGateway(world)
  expect(await device.connect(restarted)).toBe(false)
  expect(device.entries.map(({ body }) => body)).toEqual([
    { kind: 'text', text: '留下' },
    { kind: 'text', text: '新的第二句' },
  ])
  await device.disconnect()
  await restarted.stop()
})

test('entries that two processes publish in the other order are read from the log', async () => {
  const [one, other] = [await world.member(), await world.member()]
  const id = await world.group([one, other])
  await world.say(one, id, '一')
  const device = new SocketDevice(world, other, id)
  await device.connect(site)
  const append = createAppendAct(world.clock)
  const stored = async (value: string) =>
    world.db.transaction().execute((trx) => {
      const body = { kind: 'event' as const, event: 'renamed' as const, members: [], value }
      return append(trx, { conversationId: id, senderId: one, body })
    })
  const [second, third] = [await stored('二'), await stored('三')]
  const publish = createPublishEntries(world.bus)
  publish([third])
  publish([second])
  await until(async () => {
    await device.take()
    return device.lastSeq === 3
  })
  expect(device.ranges).toBeGreaterThan(0)
  await world.say(one, id, '四')
  await until(async () => {
    await device.take()
    return device.lastSeq === 4
  })
  expect(device.entries).toEqual(await world.log(other, id))
  await device.disconnect()
})

test('the history of long messages fits into a message of the bus', async () => {
  const [one, other] = [await world.member(), await world.member()]
  const id = await world.group([one, other])
  const text = '球'.repeat(5_000)
  for (let n = 0; n < 80; n++)
    await writeEntry(world.db, id, { senderId: one, body: { kind: 'text', text }, atMs: 1 })
  const subject = historySubject(`conv/${id}`)
  const history = (await world.bus.request(subject, null)) as { seq: number }[]
  expect(Buffer.byteLength(JSON.stringify(history))).toBeLessThan(1_000_000)
  expect(history.length).toBeGreaterThan(10)
  expect(history.map(({ seq }) => seq)).toEqual(upTo(80).slice(-history.length))
})
