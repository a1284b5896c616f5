import { sql } from 'kysely'
import { until } from '../../../testing/until'
import { type GroupsWorld, openGroups } from './testing/groups-world'

let world: GroupsWorld
beforeAll(async () => {
  world = await openGroups()
})
beforeEach(() => world.rest())
afterAll(() => world.close())

/** Erases a member as the accounts do: the account is locked first, and a tombstone at the end. */
async function erase(memberId: string): Promise<void> {
  const tasks: (() => Promise<void>)[] = []
  await world.db.transaction().execute(async (trx) => {
    await sql`SELECT FROM accounts WHERE id = ${memberId} FOR UPDATE`.execute(trx)
    await world.part.erase(trx, memberId, (task) => void tasks.push(task))
    await sql`UPDATE accounts SET phone = NULL, deleted_at = now()
      WHERE id = ${memberId}`.execute(trx)
  })
  for (const task of tasks) await task()
}
const three = async () =>
  [await world.member(), await world.member(), await world.member()] as const
const detail = async (member: string, id: string) =>
  (await world.call(member, `detail?id=${id}`)).data
const memberIds = async (member: string, id: string) =>
  (await world.call(member, `members?id=${id}`)).data.members.map(
    (each: { id: string; role: number }) => `${each.id} ${each.role}`,
  )

test('an erased member leaves every group, with a line in each log', async () => {
  const [owner, gone, one] = await three()
  const ids = [await world.create(owner, [gone, one]), await world.create(one, [gone, owner])]
  await world.call(owner, 'role', { id: ids[0], memberId: gone, role: 1 })
  const followed = ids.map((id) => world.follow(`conv/${id}`))
  await erase(gone)
  expect(followed).toMatchObject([[{ data: { entry: { senderId: gone } } }], [{}]])
  for (const id of ids) {
    expect((await world.logOf(id)).at(-1)).toBe(`${gone} left ${gone}`)
    expect(await detail(owner, id)).toMatchObject({ members: 2 })
  }
})

test('the group of an erased owner goes to the oldest administrator', async () => {
  const [gone, first, second] = await three()
  const id = await world.create(gone, [first])
  world.pass(1_000)
  await world.call(gone, 'invite', { id, members: [second] })
  await world.call(gone, 'role', { id, memberId: second, role: 1 })
  await erase(gone)
  expect(await memberIds(first, id)).toEqual([`${second} 2`, `${first} 0`])
  expect((await world.logOf(id)).slice(-2)).toEqual([
    `${gone} left ${gone}`,
    `${gone} owner ${second}`,
  ])
  expect((await world.call(second, 'change', { id, name: '新群主' })).code).toBe(200)
})

test('without an administrator it goes to the oldest member, and without any it ends', async () => {
  const [gone, first, second] = await three()
  const id = await world.create(gone, [second])
  world.pass(1_000)
  await world.call(gone, 'invite', { id, members: [first] })
  await erase(gone)
  expect(await memberIds(first, id)).toEqual([`${second} 2`, `${first} 0`])
  await world.call(first, 'leave', { id })
  const { code } = await detail(second, id)
  await erase(second)
  expect((await world.call(first, `preview?code=${code}`)).reason).toBe('group.no_such_group')
})

test('of owners who are erased at once none owns a group afterwards', async () => {
  const [one, two, third] = await three()
  const id = await world.create(one, [two, third])
  const other = await world.create(two, [one, third])
  await Promise.all([erase(one), erase(two)])
  expect(await memberIds(third, id)).toEqual([`${third} 2`])
  expect(await memberIds(third, other)).toEqual([`${third} 2`])
})

test('one who joins, is invited or acts while their account is erased never stays', async () => {
  for (let round = 0; round < 8; round += 1) {
    await world.rest()
    const [owner, one, gone] = await three()
    const id = await world.create(owner, [one])
    const own = await world.create(gone, [one])
    const { code } = await detail(owner, id)
    await Promise.all([
      world.call(gone, 'join', { code }),
      world.call(owner, 'invite', { id, members: [gone] }),
      world.call(gone, 'change', { id: own, name: '临别改名' }),
      erase(gone),
    ])
    expect((await memberIds(owner, id)).sort()).toEqual([`${owner} 2`, `${one} 0`].sort())
    expect(await detail(owner, id)).toMatchObject({ members: 2 })
    expect(await memberIds(one, own)).toEqual([`${one} 2`])
    expect(await detail(one, own)).toMatchObject({ members: 1, role: 2 })
  }
})

test('requests of an erased member are gone; whom they invited still waits', async () => {
  const [owner, gone, guest] = await three()
  const other = await world.member()
  const id = await world.create(owner, [gone])
  const { code } = await detail(owner, id)
  await world.call(owner, 'change', { id, joinCheck: 'check' })
  await world.call(gone, 'invite', { id, members: [guest] })
  await world.call(other, 'join', { code })
  await erase(gone)
  await erase(other)
  const { requests } = (await world.call(owner, `requests?id=${id}`)).data
  expect(requests).toMatchObject([{ member: { id: guest }, message: '' }])
  await world.call(owner, 'decide', { requestId: requests[0].id, isAccepted: true })
  expect((await world.logOf(id)).at(-1)).toBe(`${guest} joined ${guest}`)
})

test('a dissolved group stays as it is when a member is erased', async () => {
  const [owner, one] = await three()
  const id = await world.create(owner, [one])
  await world.call(owner, 'dissolve', { id })
  await erase(owner)
  expect(await world.logOf(id)).toHaveLength(2)
  expect(await detail(one, id)).toMatchObject({ isDissolved: true, role: 0 })
})

test('the export has groups and requests of the member alone', async () => {
  const [owner, one, guest] = await three()
  const id = await world.create(owner, [one], '导出的群')
  const { code } = await detail(owner, id)
  await world.call(owner, 'change', { id, joinCheck: 'check' })
  await world.call(guest, 'join', { code, message: '让我进' })
  const joinedAt = Math.floor(world.clock.now() / 1_000)
  const group = { id, name: '导出的群', joinedAt, hasLeft: false }
  expect(await world.part.export(world.db, owner)).toEqual({
    joined: [{ ...group, role: 2, isMade: true }],
    requests: [],
  })
  expect(await world.part.export(world.db, guest)).toEqual({
    joined: [],
    requests: [{ groupId: id, message: '让我进', at: joinedAt }],
  })
})

test('an erasure locks private conversations and groups in one order, as senders do', async () => {
  const [gone, one] = await three()
  const privateId = await world.chat.open(gone, one)
  const id = await world.create(one, [gone])
  let erasing: Promise<void> | null = null
  // A batch of messages has the first of two conversations, and then wants the second.
  await world.db.transaction().execute(async (trx) => {
    await sql`SELECT FROM conversations WHERE id = ${privateId} FOR NO KEY UPDATE`.execute(trx)
    erasing = erase(gone)
    await until(async () => {
      const { rows } = await sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(trx)
      return rows.length > 0
    })
    await sql`SELECT FROM conversations WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx)
  })
  await erasing
  expect(await memberIds(one, id)).toEqual([`${one} 2`])
})
