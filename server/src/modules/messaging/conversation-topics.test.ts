import { sql } from 'kysely'
import { createNatsBus } from '../../platform/bus'
import { createTestBroker } from '../../platform/bus/test-broker'
import { createLog } from '../../platform/log'
import { createAppendAct } from './log/append-act'
import { createPublishEntries } from './log/publish-entries'
import { openMessaging } from './testing'
import { entriesOf, openGateway, openSocket } from './testing/conversation-gateway'

test('members of a conversation get its entries, and no one else does', async () => {
  const world = await openMessaging()
  const site = await openGateway(world)
  const [one, other, third] = [await world.member(), await world.member(), await world.member()]
  world.befriend(one, other)
  const id = await world.open(one, other)
  const [phone, stranger] = [await openSocket(site, other), await openSocket(site, third)]
  await phone.subscribe(`conv/${id}`)
  stranger.send({ op: 'sub', topic: `conv/${id}` })
  expect(await stranger.next('refused')).toMatchObject({ reason: 'topic.not_allowed' })
  for (const text of ['一', '二', '三']) await world.say(one, id, text)
  await phone.until(() => phone.seqs().length === 3)
  expect(entriesOf(phone)).toEqual(await world.log(other, id))
  // Who comes later, from another gateway, gets the rest from the log.
  const second = await openGateway(world)
  const tablet = await openSocket(second, other)
  const { epoch } = await world.range(other, id)
  expect(await tablet.subscribe(`conv/${id}`, { epoch, seq: 1 })).toMatchObject({
    recovered: true,
    seq: 3,
  })
  await tablet.until(() => tablet.seqs().length === 2)
  expect(tablet.seqs()).toEqual([2, 3])
  for (const client of [phone, stranger, tablet]) await client.close()
  for (const each of [site, second]) await each.stop()
  await world.close()
})

test('a removed member gets the act that removes them and nothing after it', async () => {
  const world = await openMessaging()
  const site = await openGateway(world)
  const [boss, gone] = [await world.member(), await world.member()]
  const id = await world.group([boss, gone])
  const [owner, removed] = [await openSocket(site, boss), await openSocket(site, gone)]
  for (const client of [owner, removed]) await client.subscribe(`conv/${id}`)
  const append = createAppendAct(world.clock)
  const appended = await world.db.transaction().execute(async (trx) => {
    await sql`UPDATE conversation_members SET left_seq = 1
      WHERE conversation_id = ${id} AND member_id = ${gone}`.execute(trx)
    const body = { kind: 'event' as const, event: 'removed' as const, members: [gone] }
    return append(trx, { conversationId: id, senderId: boss, body })
  })
  createPublishEntries(world.bus)([appended])
  await world.say(boss, id, '没有他了')
  await owner.until(() => owner.seqs().length === 2)
  await removed.until(() => removed.of('refused').length === 1)
  expect(removed.seqs()).toEqual([1])
  expect(await removed.next('refused')).toMatchObject({ reason: 'topic.not_allowed' })
  expect((await world.log(gone, id)).map(({ seq }) => seq)).toEqual([1])
  expect((await world.say(gone, id, '我呢')).reason).toBe('group.not_member')
  for (const client of [owner, removed]) await client.close()
  await site.stop()
  await world.close()
})

test('while the broker is away members write and read; devices miss nothing after it', async () => {
  const broker = await createTestBroker()
  const log = createLog('silent')
  const [near, far] = [await createNatsBus(broker.url, log), await createNatsBus(broker.url, log)]
  const world = await openMessaging({ bus: near })
  const [site, beside] = [await openGateway(world, { bus: far }), await openGateway(world)]
  const [one, other] = [await world.member(), await world.member()]
  world.befriend(one, other)
  const id = await world.open(one, other)
  const [phone, tablet] = [await openSocket(site, other), await openSocket(beside, one)]
  await tablet.subscribe(`conv/${id}`)
  await phone.subscribe(`conv/${id}`)
  await phone.subscribe(`user/${other}`)
  await world.say(one, id, '之前')
  await phone.until(() => phone.of('event').length === 1 && phone.of('signal').length === 1)

  await broker.stop()
  for (let n = 1; n <= 10; n++) expect((await world.say(one, id, `第 ${n} 条`)).code).toBe(200)
  expect(await world.log(other, id)).toHaveLength(11)
  await broker.start()

  // A message before its gateway has caught up would be a gap, which a device reads itself.
  for (const device of [phone, tablet]) await device.until(() => device.seqs().length === 11)
  expect(phone.seqs()).toEqual(Array.from({ length: 11 }, (_, n) => n + 1))
  expect(entriesOf(phone)).toEqual(await world.log(other, id))
  // Signals have no number: the device is asked to read its list again.
  const readAgain = () =>
    phone.of('subscribed').filter(({ topic, recovered }) => topic === `user/${other}` && !recovered)
  await phone.until(() => readAgain().length > 1)
  await world.say(one, id, '之后')
  // Each at a gateway of its own.
  for (const device of [phone, tablet]) {
    await device.until(() => device.seqs().at(-1) === 12)
    expect(entriesOf(device)).toEqual(await world.log(other, id))
    await device.close()
  }
  for (const each of [site, beside]) await each.stop()
  await world.close()
  await Promise.all([near.close(), far.close()])
  await broker.stop()
})
