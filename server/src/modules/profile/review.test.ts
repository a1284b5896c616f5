import { sql } from 'kysely'
import { photo } from '../../platform/pictures/testing'
import { openProfileWorld, type ProfileWorld } from './testing/profile-world'

let world: ProfileWorld
beforeAll(async () => {
  world = await openProfileWorld()
  await world.staff('/text-filter/v1/entries', { text: '绿荫联盟', severity: 'review' })
})
afterAll(() => world.close())

type Listed = {
  id: string
  kind: string
  subject: string
  memberId: string
  state: string
  reason: string
  acts: { act: string; actor: string; reason: string }[]
}
const info = async (member: string) => (await world.call(member, '/user/center/info')).data
const rename = (member: string, nickName: string) =>
  world.call(member, '/user/center/nickname', { nickName })
const upload = async (member: string, format: 'png' | 'jpeg' = 'jpeg') =>
  (await world.send(member, '/user/center/portrait', await photo(format))).data.portraitNew
const act = async (name: string, body: object) =>
  (await world.staff(`/moderation/v1/${name}`, body)).json()
const status = async (url: string) => (await world.app.inject({ url })).statusCode

async function casesOf(member: string, state = 'pending'): Promise<Listed[]> {
  const { cases } = (await world.staff(`/moderation/v1/cases?state=${state}`)).json().data
  return cases.filter(({ memberId }: Listed) => memberId === member)
}
const idOf = async (member: string, state = 'pending') => (await casesOf(member, state))[0]?.id
const actsOf = async (member: string, state: string) =>
  (await casesOf(member, state))[0]?.acts.map((one) => one.act)

test('a rejected portrait has a reason that its member reads', async () => {
  const one = await world.member()
  const waiting = await upload(one)
  const id = await idOf(one)
  expect(await act('decide', { id, decision: 'reject', reason: '含有二维码' })).toMatchObject({
    code: 200,
  })
  expect(await info(one)).toMatchObject({
    portrait: '',
    portraitNew: '',
    portraitAudit: 3,
    portraitReason: '含有二维码',
  })
  expect(await status(waiting)).toBe(404)
  const [rejected] = await casesOf(one, 'rejected')
  expect(rejected?.acts.map(({ act: name, reason }) => [name, reason])).toEqual([
    ['open', ''],
    ['reject', '含有二维码'],
  ])
  // The picture is gone: there is nothing to undo.
  expect(await act('undo', { id, reason: '' })).toMatchObject({ reason: 'moderation.gone' })
  await upload(one)
  expect(await info(one)).toMatchObject({ portraitAudit: 1, portraitReason: '' })
})

test('an approval that is undone hides the portrait, which can be decided again', async () => {
  const one = await world.member()
  await upload(one)
  const id = await idOf(one)
  await act('decide', { id, decision: 'approve', reason: '' })
  const { portrait } = await info(one)
  expect(await status(portrait)).toBe(200)
  expect(await act('undo', { id, reason: '看错了' })).toMatchObject({ code: 200 })
  expect(await status(portrait)).toBe(404)
  const again = await info(one)
  expect(again).toMatchObject({ portrait: '', portraitAudit: 1 })
  expect(await status(again.portraitNew)).toBe(200)
  await act('decide', { id, decision: 'approve', reason: '' })
  expect(await status((await info(one)).portrait)).toBe(200)
  expect(await actsOf(one, 'approved')).toEqual(['open', 'approve', 'undo', 'approve'])
})

test('a later upload withdraws the case before, also of five at once', async () => {
  const one = await world.member()
  await Promise.all(Array.from({ length: 5 }, () => upload(one, 'png')))
  expect(await casesOf(one)).toHaveLength(1)
  const withdrawn = await casesOf(one, 'withdrawn')
  expect(withdrawn).toHaveLength(4)
  expect(
    await act('decide', { id: withdrawn[0]?.id, decision: 'approve', reason: '' }),
  ).toMatchObject({ reason: 'moderation.gone' })
  const [open] = await casesOf(one)
  expect((await info(one)).portraitNew).toContain(open?.subject)
})

test('of ten decisions at once one counts, while the member replaces the picture', async () => {
  const one = await world.member()
  await upload(one)
  const id = await idOf(one)
  const decisions = Array.from({ length: 10 }, (_, at) =>
    act('decide', { id, decision: at % 2 ? 'approve' : 'reject', reason: '' }),
  )
  const [answers] = await Promise.all([Promise.all(decisions), upload(one, 'png')])
  const done = answers.filter(({ code }) => code === 200).length
  expect(done).toBeLessThanOrEqual(1)
  expect(answers.filter(({ reason }) => reason === 'moderation.gone')).toHaveLength(10 - done)
  const { portraitNew } = await info(one)
  expect(await status(portraitNew)).toBe(200)
  expect(await casesOf(one)).toHaveLength(1)
})

test('a case that one reviewer has taken is closed to another for ten minutes', async () => {
  const one = await world.member()
  await upload(one)
  const id = await idOf(one)
  await sql`UPDATE moderation_cases SET taken_by = '韩梅梅',
    taken_until = now() + interval '10 minutes' WHERE id = ${id}`.execute(world.db)
  for (const name of ['take', 'decide'])
    expect(
      await act(name, { id, ...(name === 'decide' && { decision: 'approve', reason: '' }) }),
    ).toMatchObject({ reason: 'moderation.taken' })
  await sql`UPDATE moderation_cases SET taken_until = now() WHERE id = ${id}`.execute(world.db)
  expect(await act('take', { id })).toMatchObject({ code: 200 })
  expect(await act('decide', { id, decision: 'approve', reason: '' })).toMatchObject({ code: 200 })
})

test('a name to review waits, and the name before stays until it is approved', async () => {
  const one = await world.member()
  await rename(one, '绿茵小将甲')
  const answer = await rename(one, '绿 荫联盟甲')
  expect(answer.data).toEqual({ nickName: '绿茵小将甲', isWaiting: true })
  expect(await info(one)).toMatchObject({
    nickName: '绿茵小将甲',
    nickNameNew: '绿 荫联盟甲',
    nickNameAudit: 1,
  })
  const id = await idOf(one)
  await act('decide', { id, decision: 'approve', reason: '' })
  expect(await info(one)).toMatchObject({ nickName: '绿 荫联盟甲', nickNameNew: '' })
  await act('undo', { id, reason: '再看看' })
  expect(await info(one)).toMatchObject({ nickName: `球迷${one}`, nickNameAudit: 1 })
  await act('decide', { id, decision: 'reject', reason: '像广告' })
  expect(await info(one)).toMatchObject({ nickNameAudit: 3, nickNameReason: '像广告' })
  expect(await noticesOf(one)).toEqual([
    'moderation.nickname_passed 绿 荫联盟甲',
    'moderation.nickname_rejected 绿 荫联盟甲',
  ])
  await rename(one, '绿茵小将甲')
  expect(await info(one)).toMatchObject({ nickName: '绿茵小将甲', nickNameAudit: 0 })
})

async function noticesOf(memberId: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    SELECT template || ' ' || (data->>'nickName') AS text FROM notices
    WHERE account_id = ${memberId} AND template LIKE 'moderation.nickname%' ORDER BY id`.execute(
    world.db,
  )
  return rows.map(({ text }) => text)
}

test('a name that another member took meanwhile cannot be approved', async () => {
  const [one, other] = [await world.member(), await world.member()]
  await rename(one, '绿荫联盟乙')
  await world.staff('/text-filter/v1/entries', { text: '绿荫联盟', severity: 'allow' })
  expect((await rename(other, '綠荫联盟乙')).code).toBe(200)
  const id = await idOf(one)
  expect(await act('decide', { id, decision: 'approve', reason: '' })).toMatchObject({
    reason: 'profile.nickname_taken',
  })
  expect(await act('decide', { id, decision: 'reject', reason: '已被使用' })).toMatchObject({
    code: 200,
  })
  await world.staff('/text-filter/v1/entries', { text: '绿荫联盟', severity: 'review' })
  expect(await rename(await world.member(), '绿荫联盟乙')).toMatchObject({
    reason: 'profile.nickname_taken',
  })
})

test('an erased member leaves no name and no open case; the acts cannot change', async () => {
  const one = await world.member()
  await rename(one, '绿荫联盟丙')
  await upload(one)
  const tasks: (() => Promise<void>)[] = []
  await world.db
    .transaction()
    .execute((trx) => world.part.erase(trx, one, (task) => void tasks.push(task)))
  for (const task of tasks) await task()
  expect(await casesOf(one)).toEqual([])
  const erased = await casesOf(one, 'withdrawn')
  expect(erased).toHaveLength(2)
  expect(erased).toEqual(erased.map((each) => ({ ...each, subject: '', content: {} })))
  for (const change of ['DELETE FROM moderation_acts', `UPDATE moderation_acts SET actor = 'x'`])
    await expect(sql.raw(change).execute(world.db)).rejects.toThrow('only ever added')
})
