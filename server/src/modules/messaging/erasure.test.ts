import { sql } from 'kysely'
import { type MessagingWorld, openMessaging } from './testing'

let world: MessagingWorld
beforeAll(async () => {
  world = await openMessaging()
})
afterAll(() => world.close())

const { stringify } = JSON

test('an export has what the member wrote and nothing of others', async () => {
  const [one, other] = [await world.member(), await world.member()]
  world.befriend(one, other)
  const id = await world.open(one, other)
  await world.say(one, id, '我的秘密')
  await world.say(other, id, '别人的话')
  const exported = stringify(await world.module.part.export(world.db, one))
  expect(exported).toContain('我的秘密')
  expect(exported).not.toContain('别人的话')
})

test('an erased member leaves empty messages, and others their logs and groups', async () => {
  const [one, other, third] = [await world.member(), await world.member(), await world.member()]
  world.befriend(one, other)
  const id = await world.open(one, other)
  const group = await world.group([one, other, third])
  const alone = await world.group([one])
  for (const place of [id, group]) {
    await world.say(one, place, '我的秘密')
    await world.say(other, place, '别人的话', { replyTo: 1 })
  }
  const body = { kind: 'text' as const, text: '@你 在吗', mentions: [one] }
  await world.send(other, group, body)
  const { part } = world.module
  await world.db.transaction().execute((trx) => part.erase(trx, one, () => undefined))
  await sql`UPDATE accounts SET phone = NULL, password_hash = NULL, deleted_at = now()
    WHERE id = ${one}`.execute(world.db)
  for (const place of [id, group]) {
    const log = await world.log(other, place)
    expect(log[0]).toMatchObject({ seq: 1, body: { kind: 'recalled' } })
    expect(log[1]).toMatchObject({ seq: 2, body: { text: '别人的话' }, quote: { excerpt: '' } })
    expect(stringify(log)).not.toContain('我的秘密')
  }
  const left = [await world.one(other, group), await world.one(third, group)]
  expect(left.map(({ role }) => role).sort()).toEqual([0, 2])
  expect(left[0]?.group?.members).toBe(2)
  expect((await world.say(other, id, '还在吗')).reason).toBe('profile.no_such_member')
  expect(stringify(await part.export(world.db, one))).toBe('{"conversations":[],"messages":[]}')
  expect((await world.call(one, `/imapi/chat/one?id=${alone}`)).reason).toBe(
    'message.no_such_conversation',
  )
})
