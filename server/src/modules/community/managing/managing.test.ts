import { sql } from 'kysely'
import { photo } from '../../../platform/pictures/testing'
import { type CommunityWorld, openCommunity } from '../testing/community-world'

let world: CommunityWorld
let circleId: number
let otherId: number
beforeAll(async () => {
  world = await openCommunity()
  circleId = await world.circle(0)
  otherId = await world.circle(1)
})
beforeEach(() => world.rest())
afterAll(() => world.close())

const HOUR_MS = 3_600_000
const write = (member: string, text: string, given: object = {}) =>
  world.post(member, text, { circleId, ...given })
const appoint = async (member: string, isOn = true, circle = circleId) =>
  world.staffCall('/community/v1/manager', { circleId: circle, memberId: member, isOn })
const manage = (member: string, act: string, body: object) =>
  world.call(member, `/community/manage/${act}`, body)
const detail = (member: string, code: string) =>
  world.call(member, `/community/post/detail?code=${code}`)
const cases = async (kind = 'post') =>
  (await world.staffCall(`/moderation/v1/cases?kind=${kind}`)).data.cases
const decide = (id: string, decision: string, reason = '') =>
  world.staffCall('/moderation/v1/decide', { id, decision, reason })
const undo = (id: string) => world.staffCall('/moderation/v1/undo', { id, reason: '' })
const codesOf = async (list: string, member = '') =>
  (await world.call(member, '/community/post/list', { list, circleId })).data.posts.map(
    ({ code }: { code: string }) => code,
  )
const notices = async (member: string): Promise<string[]> => {
  const { rows } = await sql<{ template: string }>`
    SELECT template FROM notices WHERE account_id = ${member} ORDER BY id`.execute(world.db)
  return rows.map(({ template }) => template)
}
const notManager = { reason: 'community.not_manager' }

test('a manager pins, removes and mutes; one of another circle does not', async () => {
  const [manager, foreign, author] = [
    await world.member(),
    await world.member(),
    await world.member(),
  ]
  await appoint(manager)
  await appoint(foreign, true, otherId)
  const { code } = (await write(author, '被管理的帖子')).data
  await world.rest()
  const { code: newer } = (await write(author, '更新的帖子')).data
  for (const member of [foreign, author]) {
    expect(await manage(member, 'pin', { code, isOn: true })).toMatchObject(notManager)
    expect(await manage(member, 'remove', { code, reason: '无' })).toMatchObject(notManager)
    const mute = { circleId, memberId: author, hours: 1, reason: '无' }
    expect(await manage(member, 'mute', mute)).toMatchObject(notManager)
  }
  expect((await manage(manager, 'pin', { code, isOn: true })).code).toBe(200)
  expect((await codesOf('new')).slice(0, 2)).toEqual([code, newer])
  expect((await detail(manager, code)).data).toMatchObject({ canManage: true, isPinned: true })
  expect((await manage(manager, 'remove', { code, reason: '刷屏' })).code).toBe(200)
  expect(await codesOf('new')).not.toContain(code)
  expect((await detail(author, code)).data.state).toBe('rejected')
  expect((await detail('', code)).reason).toBe('community.no_such_post')
  expect(await notices(author)).toEqual(['moderation.content_removed'])
  const { rows } = await sql`SELECT kind, reason FROM circle_acts
    WHERE post_id = ${code} ORDER BY id`.execute(world.db)
  expect(rows).toEqual([
    { kind: 'pin', reason: '' },
    { kind: 'remove', reason: '刷屏' },
  ])
})

test('the staff undoes the removal of a manager: the post is shown again', async () => {
  const [manager, author] = [await world.member(), await world.member()]
  await appoint(manager)
  const { code } = (await write(author, '误删的帖子')).data
  await manage(manager, 'remove', { code, reason: '误会' })
  const { data } = await world.staffCall('/moderation/v1/cases?kind=post&state=rejected')
  const one = data.cases.find(({ subject }: { subject: string }) => subject === code)
  expect((await undo(one.id)).code).toBe(200)
  expect(await codesOf('new')).toContain(code)
  await decide(one.id, 'approve')
  expect((await detail('', code)).data.state).toBe('shown')
})

test('a dismissed manager does nothing more', async () => {
  const [manager, author] = [await world.member(), await world.member()]
  await appoint(manager)
  await appoint(manager, false)
  const { code } = (await write(author, '还在的帖子')).data
  expect(await manage(manager, 'remove', { code, reason: '无' })).toMatchObject(notManager)
})

test('a muted member writes nothing in the circle, then again', async () => {
  const [manager, author] = [await world.member(), await world.member()]
  await appoint(manager)
  const mute = { circleId, memberId: author, hours: 2, reason: '辱骂' }
  expect((await manage(manager, 'mute', mute)).code).toBe(200)
  expect(await write(author, '想说话')).toMatchObject({ code: 403, reason: 'community.muted' })
  expect((await world.call(author, `/community/circle/detail/${circleId}`)).data.mutedUntil).toBe(
    Math.ceil((world.clock.now() + 2 * HOUR_MS) / 1000),
  )
  expect((await world.post(author, '别处可以', { circleId: otherId })).code).toBe(200)
  const all = { memberId: author, kind: 'mute', scope: 'circle', place: null, reason: '广告' }
  expect((await world.staffCall('/sanctions/v1/impose', { ...all, minutes: 60 })).code).toBe(200)
  await world.rest()
  expect(await world.post(author, '别处也不行', { circleId: otherId })).toMatchObject({
    reason: 'community.muted',
  })
  world.pass(2 * HOUR_MS + 1)
  expect((await write(author, '又能说了')).code).toBe(200)
})

test('a reported post waits for the staff once, and leaves when it is rejected', async () => {
  const [author, one, two] = [await world.member(), await world.member(), await world.member()]
  const { code } = (await write(author, '骂人的话')).data
  const report = (member: string) =>
    world.call(member, '/community/post/report', { code, reason: 'abuse' })
  await Promise.all([report(one), report(two)])
  await report(one)
  const [only, ...others] = await cases()
  expect(others).toEqual([])
  expect(only).toMatchObject({ subject: code, content: { text: '骂人的话', why: 'report' } })
  expect((await detail('', code)).code).toBe(200)
  expect((await decide(only.id, 'reject', '辱骂他人')).code).toBe(200)
  expect((await detail('', code)).reason).toBe('community.no_such_post')
  expect(await notices(author)).toEqual(['moderation.content_removed'])
  for (const reporter of [one, two])
    expect(await notices(reporter)).toEqual(['moderation.report_accepted'])
})

test('who reported a post that stays is notified, its author is not', async () => {
  const [author, reporter] = [await world.member(), await world.member()]
  const { code } = (await write(author, '不同意这个判罚')).data
  await world.call(reporter, '/community/post/report', { code, reason: 'abuse' })
  const [only] = await cases()
  await decide(only.id, 'approve')
  expect((await detail('', code)).data.state).toBe('shown')
  expect(await notices(reporter)).toEqual(['moderation.report_declined'])
  expect(await notices(author)).toEqual([])
})

test('a listed text waits: its author alone sees it, others after the review', async () => {
  const [author, friend] = [await world.member(), await world.member()]
  await world.staffCall('/text-filter/v1/entries', { text: '待审词', severity: 'review' })
  const { data } = await write(author, `有待审词 @球友${friend} #审核#`)
  expect(data.state).toBe('waiting')
  expect((await detail(author, data.code)).data.isOwn).toBe(true)
  expect((await detail('', data.code)).reason).toBe('community.no_such_post')
  expect(await codesOf('new', author)).not.toContain(data.code)
  expect(await notices(friend)).toEqual([])
  const [one] = await cases()
  await decide(one.id, 'approve')
  expect((await detail('', data.code)).data.state).toBe('shown')
  expect(await notices(friend)).toEqual(['mentions.mentioned'])
  expect(await notices(author)).toEqual(['moderation.content_approved'])
})

test('a decision about the text before an edit shows nothing', async () => {
  const author = await world.member()
  await world.staffCall('/text-filter/v1/entries', { text: '待审词', severity: 'review' })
  const { code } = (await write(author, '待审词一')).data
  const [before] = await cases()
  await world.call(author, '/community/post/edit', { code, text: '待审词二' })
  await decide(before.id, 'approve')
  expect((await detail('', code)).reason).toBe('community.no_such_post')
  const [after] = await cases()
  expect(after.content.text).toBe('待审词二')
  await decide(after.id, 'approve')
  expect((await detail('', code)).data.spans).toEqual([{ text: '待审词二' }])
})

test('pictures of a new account wait for their review', async () => {
  const author = await world.member(0)
  const { data: picture } = await world.upload(author, await photo())
  const { data } = await write(author, '新人第一帖', { pictures: [picture.key] })
  expect(data).toMatchObject({ state: 'shown', waitingPictures: 1 })
  expect(data.pictures).toHaveLength(1)
  expect((await detail('', data.code)).data).toMatchObject({ pictures: [], waitingPictures: 1 })
  const large = picture.picture.large as string
  const waiting = await world.app.inject({ url: large })
  expect(waiting.headers['cache-control']).toBe('private, no-store')
  const [one] = await cases('post-picture')
  expect(one.subject).toBe(picture.key)
  await decide(one.id, 'approve')
  expect((await detail('', data.code)).data).toMatchObject({ waitingPictures: 0 })
  expect((await world.app.inject({ url: large })).headers['cache-control']).toContain('immutable')
  await undo(one.id)
  expect((await world.app.inject({ url: large })).statusCode).toBe(404)
  await decide(one.id, 'reject', '与球无关')
  expect((await detail(author, data.code)).data).toMatchObject({ pictures: [], waitingPictures: 0 })
})
