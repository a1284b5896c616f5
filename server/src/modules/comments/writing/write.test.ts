import type { Comment } from '@saidian/shared/contracts/comments'
import { sql } from 'kysely'
import { imposeDirectly } from '../../governance/testing'
import { type CommentsWorld, floorsOf, openComments } from '../testing/comments-world'

let world: CommentsWorld
beforeAll(async () => {
  world = await openComments()
})
afterAll(() => world.close())

const textOf = ({ spans }: Comment) => spans.map(({ text }) => text).join('')

test('64 writers at once get the floors 1 to 64, none twice', async () => {
  const subject = world.post()
  const members = await Promise.all(Array.from({ length: 64 }, () => world.member()))
  const written = await Promise.all(members.map((id) => world.write(id, subject)))
  const floors = written.map(({ data }) => data.floor).sort((a, b) => a - b)
  expect(floors).toEqual(Array.from({ length: 64 }, (_, place) => place + 1))
  expect((await world.page('', subject)).total).toBe(64)
})

test('64 resends of one key at once are one comment, and all get it', async () => {
  const [subject, member] = [world.post(), await world.member()]
  const body = { subject, text: '网络不好', key: 'same-key-0001' }
  const sent = await Promise.all(
    Array.from({ length: 64 }, () => world.call(member, '/comment/add', body)),
  )
  expect(new Set(sent.map(({ data }) => data?.id)).size).toBe(1)
  expect((await world.page('', subject)).total).toBe(1)
})

test('a failed comment leaves no gap between the floors', async () => {
  const [subject, member] = [world.post(), await world.member()]
  await world.write(member, subject, { text: '今天这场球踢得不错' })
  const again = await world.write(member, subject, { text: '今天 这场球，踢得不错！' })
  expect(again.reason).toBe('comment.duplicate')
  await world.write(member, subject)
  expect(floorsOf(await world.page('', subject))).toEqual([1, 2])
})

test('a cheer may be repeated elsewhere, and any text after an hour', async () => {
  const member = await world.member()
  const [one, other] = [world.post(), world.post()]
  await world.write(member, one, { text: '好球！' })
  expect((await world.write(member, one, { text: '好球' })).reason).toBe('comment.duplicate')
  expect((await world.write(member, other, { text: '好球' })).data.floor).toBe(1)
  world.clock.nowMs += 3_600_001
  expect((await world.write(member, one, { text: '好球' })).data.floor).toBe(2)
})

test('a new member waits 15 seconds between comments, another one 3', async () => {
  const subject = world.post()
  for (const ageDays of [0, 30]) {
    const member = await world.member({ ageDays })
    await world.write(member, subject)
    const key = `soon-after-${ageDays}`
    const soon = await world.call(member, '/comment/add', { subject, text: '再来', key })
    expect(soon.reason).toBe('comment.too_fast')
    const { rows } = await sql<{ seconds: number }>`
      SELECT round(extract(epoch FROM ends_at - clock_timestamp()))::int AS seconds
      FROM rate_limits WHERE key = ${`comment/written/${member}`}`.execute(world.db)
    expect(rows).toEqual([{ seconds: ageDays === 0 ? 15 : 3 }])
  }
})

test('links, contacts and listed words are rejected, also in disguise', async () => {
  const [subject, member] = [world.post(), await world.member()]
  for (const text of [
    '看直播点 www.zhibo8.top',
    '加微信 abc12345 发球票',
    '１３８　１２３４　５６７８ 找我',
    '代 开 发 票',
  ])
    expect([text, (await world.write(member, subject, { text })).reason]).toEqual([
      text,
      'comment.text_unfit',
    ])
})

test('a text is text: marks of HTML stay letters, hidden characters go', async () => {
  const [subject, member] = [world.post(), await world.member()]
  const texts: [string, string][] = [
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['a\u202eb\u200bc', 'a b c'],
    [`e${'\u0301'.repeat(3_000)}`, 'é\u0301\u0301\u0301'],
    ['一\n\n\n\n\n二', '一\n\n二'],
  ]
  for (const [text, stored] of texts) {
    const { data } = await world.write(member, subject, { text })
    expect(textOf(data)).toBe(stored)
  }
})

test('empty and endless texts are rejected, whatever they are made of', async () => {
  const [subject, member] = [world.post(), await world.member()]
  for (const text of [' ', '\u200b\u200b', '\u0301\u0301', '字'.repeat(501), 'a\n'.repeat(30)])
    expect((await world.write(member, subject, { text })).reason).toBe('comment.text_length')
  const family = '👨‍👩‍👧‍👦'.repeat(300)
  expect((await world.write(member, subject, { text: family })).data.floor).toBe(1)
  const marks = await world.write(member, subject, { text: '\u0301'.repeat(50_000) })
  expect(marks.reason).toBe('request.too_large')
})

test('mentions become links to members, the longest name first', async () => {
  const [subject, member] = [world.post(), await world.member()]
  const short = await world.member({ nickName: '老王' })
  const long = await world.member({ nickName: '老王看球' })
  const { data } = await world.write(member, subject, { text: '@老王看球了 @老王 @没有这人' })
  expect(data.spans).toEqual([
    { text: '@老王看球', to: `/user/authorHome?id=${long}` },
    { text: '了 ' },
    { text: '@老王', to: `/user/authorHome?id=${short}` },
    { text: ' @没有这人' },
  ])
  expect(await world.notices(long)).toMatchObject([
    { template: 'mentions.mentioned', link: expect.stringContaining(`comment=${data.id}`) },
  ])
})

test('a reply stands below, names whom it answers and is one notice for each', async () => {
  const [owner, first, second] = [await world.member(), await world.member(), await world.member()]
  const subject = world.post(owner)
  const { data: top } = await world.write(first, subject)
  const { data: reply } = await world.write(second, subject, { replyTo: top.id })
  expect(reply).toMatchObject({ floor: 0, parentId: top.id, replyTo: null })
  const { data: answer } = await world.write(owner, subject, { replyTo: reply.id })
  expect(answer).toMatchObject({
    parentId: top.id,
    replyTo: { id: second },
    isByPoster: true,
    isOwn: true,
  })
  const templates = async (id: string) =>
    (await world.notices(id)).map(({ template, count }) => [template, count])
  expect(await templates(owner)).toEqual([['replies.commented', 1]])
  expect(await templates(first)).toEqual([['replies.replied', 2]])
  expect(await templates(second)).toEqual([['replies.replied', 1]])
})

test('a chain of 200 replies stays flat below its comment', async () => {
  const [subject, member] = [world.post(), await world.member()]
  const { data: top } = await world.write(member, subject)
  let last = top.id
  for (let depth = 0; depth < 200; depth++)
    last = (await world.write(member, subject, { replyTo: last })).data.id
  const { threads, total } = await world.page('', subject)
  expect(threads).toHaveLength(1)
  expect(threads[0]?.comment.replies).toBe(200)
  expect(total).toBe(201)
  expect(threads[0]?.replies).toHaveLength(3)
}, 60_000)

test('a muted member, and one without an account, cannot write', async () => {
  const [subject, member] = [world.post(), await world.member()]
  const mute = { memberId: member, kind: 'mute', scope: 'circle' } as const
  await imposeDirectly(world.db, { ...mute, nowMs: world.clock.now() })
  expect((await world.write(member, subject)).reason).toBe('community.muted')
  const gone = await world.member()
  await sql`UPDATE accounts SET phone = NULL, password_hash = NULL, deleted_at = now()
    WHERE id = ${gone}`.execute(world.db)
  expect((await world.write(gone, subject)).reason).toBe('auth.no_token')
  expect((await world.write('', subject)).reason).toBe('auth.no_token')
})

test('a comment on a match in play has its minute; the region is no address', async () => {
  const [subject, member] = [world.post(), await world.member()]
  world.minute.text = "67'"
  const { data } = await world.write(member, subject)
  world.minute.text = null
  expect(data).toMatchObject({ minute: "67'", region: '未知' })
  const { rows } = await sql<{ row: string }>`
    SELECT row_to_json(c)::text AS row FROM comments c WHERE id = ${data.id}`.execute(world.db)
  expect(rows[0]?.row).not.toContain('127.0.0.1')
})

test('what is unknown or elsewhere cannot be answered', async () => {
  const [one, other, member] = [world.post(), world.post(), await world.member()]
  const { data } = await world.write(member, one)
  const wrong = await world.write(member, other, { replyTo: data.id })
  expect(wrong.reason).toBe('comment.no_such_comment')
  const none = await world.write(member, { kind: 'tip', id: '1' })
  expect(none.reason).toBe('comment.no_such_subject')
})
